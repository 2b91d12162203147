import type { Recognition } from './recognition-types.ts'

/** Wires one recogniser: the first final result counts, a last unfinished one at the end counts too, nothing is no speech. */
export function listenOnce(
  recognition: Recognition,
  on: { isCurrent(): boolean; onHeard(alternatives: string[]): void; onError(code: string): void },
) {
  let unfinished: string[] = []
  recognition.onresult = event => {
    if (!on.isCurrent()) return
    const result = event.results[event.results.length - 1]
    if (!result) return
    const alternatives = Array.from({ length: result.length }, (_, index) => result[index]?.transcript.trim() ?? '')
    unfinished = alternatives.filter(each => each !== '')
    if (!result.isFinal || unfinished.length === 0) return
    // Safari repeats old transcripts until it is stopped.
    recognition.stop()
    on.onHeard(unfinished)
  }
  recognition.onerror = event => {
    if (on.isCurrent()) on.onError(event.error)
  }
  recognition.onend = () => {
    if (!on.isCurrent()) return
    if (unfinished.length > 0) on.onHeard(unfinished)
    else on.onError('no-speech')
  }
}
