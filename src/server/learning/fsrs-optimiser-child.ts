// The process that finds weights: the library's native code aborts its whole process on some input, and so costs no more than this one.
import { setPriority } from 'node:os'
import { FSRSBindingItem, FSRSBindingReview, computeParameters } from '@open-spaced-repetition/binding'
import type { FitAnswer, FitQuestion } from './fsrs-optimiser.ts'

/** Behind everything else on the machine: nobody waits for it. */
setPriority(19)
// It does not outlive the server that started it.
process.on('disconnect', () => process.exit())
process.once('message', ({ histories }: FitQuestion) => {
  void computeParameters(histories.flatMap(itemsOf), { enableShortTerm: true }).then(weights =>
    process.send!({ weights } satisfies FitAnswer, () => process.exit()),
  )
})

/** Each answer after the first with all before it. A history within one day says nothing, and the library aborts on it. */
function itemsOf(history: FitQuestion['histories'][number]): FSRSBindingItem[] {
  const reviews = history.map(({ rating, days }) => new FSRSBindingReview(rating, days))
  return reviews
    .slice(1)
    .map((_, index) => reviews.slice(0, index + 2))
    .filter(before => before.some(({ deltaT }) => deltaT > 0))
    .map(before => new FSRSBindingItem(before))
}
