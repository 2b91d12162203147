import { parentPort } from 'node:worker_threads'
import type { NumberedAnswer, NumberedQuestion } from './fair-pool.ts'

/** Answers the questions of a fair pool, in the worker. `handedOver` names what of an answer is moved instead of copied. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  handedOver: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort!
  port.on('message', ({ number, question }: NumberedQuestion<Question>) => {
    void answer(question).then(
      given => port.postMessage({ number, answer: given } satisfies NumberedAnswer<Answer>, handedOver(given)),
      (error: unknown) => port.postMessage({ number, fault: String(error) } satisfies NumberedAnswer<Answer>),
    )
  })
}
