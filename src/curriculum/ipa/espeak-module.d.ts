declare module '@echogarden/espeak-ng-emscripten' {
  export default function createModule(options?: Record<string, unknown>): Promise<unknown>
}
