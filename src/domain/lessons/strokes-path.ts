/** Where the strokes of a character lie as its language writes it: a file of their own for each. */
export function strokesPath(code: string, character: string): string {
  return `/strokes/${code}/${character.codePointAt(0)!.toString(16)}.json`
}
