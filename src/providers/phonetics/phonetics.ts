import type { LanguageCode } from '#domain/languages.ts'

/** How words sound. */
export type Phonetics = {
  /**
   * The IPA of a text in broad transcription, without slashes. Undefined where nothing reliable can be said: no
   * transcription is better than a wrong one.
   */
  transcribe(text: string, language: LanguageCode): Promise<string | undefined>

  /**
   * The text spoken, as a WAV file. Undefined where the language has no voice. `asker` tells whose question it is: who asks
   * for much waits for himself. Throws where it took too long.
   */
  speak(
    text: string,
    language: LanguageCode,
    rate: number,
    asker?: string,
  ): Promise<Uint8Array<ArrayBuffer> | undefined>
}
