import createModule from '@echogarden/espeak-ng-emscripten'

/** eSpeak NG as a maker of phonemes. One engine has one voice at a time; everything here is synchronous once it is loaded. */
export type Espeak = {
  /** The phonemes of a text, words apart by spaces and sounds by underscores, as eSpeak writes them. */
  phonemes(text: string, voice: string): string
}

type Engine = {
  list_voices(): { identifier: string; languages: { name: string }[] }[]
  set_voice(name: string): number
  convert_to_phonemes(text: string, ipa: boolean): { ptr: number }
}
type EngineModule = { HEAPU8: Uint8Array; eSpeakNGWorker: new () => PromiseLike<Engine> }

/** Loads eSpeak NG (25 MB, some 70 ms). */
export async function createEspeak(): Promise<Espeak> {
  const engineModule = (await createModule()) as EngineModule
  const engine = await new engineModule.eSpeakNGWorker()
  const voices = new Set(engine.list_voices().flatMap(voice => voice.languages.map(language => language.name)))
  const decoder = new TextDecoder()
  let present: string | undefined

  function choose(voice: string) {
    if (voice === present) return
    // An unknown voice would silently leave the previous one speaking.
    if (!voices.has(voice) || engine.set_voice(voice) !== 0)
      throw new Error(`Cannot choose the eSpeak voice "${voice}"`)
    present = voice
  }

  return {
    phonemes(text, voice) {
      choose(voice)
      // The engine stops at the end of a clause, so each is given by itself.
      return text
        .split(/[.,;:!?¿¡…。、！？"“”„«»()]+/u)
        .map(clause => clause.trim())
        .filter(clause => clause !== '')
        .map(clause => {
          const { ptr } = engine.convert_to_phonemes(clause, true)
          const end = engineModule.HEAPU8.indexOf(0, ptr)
          return decoder.decode(engineModule.HEAPU8.slice(ptr, end)).trim()
        })
        .join(' ')
    },
  }
}
