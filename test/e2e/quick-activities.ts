import type { Page } from 'playwright-core'
import type { TaskContent } from '#domain/activities/task-content.ts'

/**
 * Does an activity inside the page itself, with real clicks and input events but without the round trips that
 * activities.ts makes for each: for the many activities of every language. Answers are right; a button that is missing
 * throws and names it.
 */
export async function doActivityQuickly(page: Page, content: TaskContent): Promise<void> {
  await page.evaluate(playActivity, content)
}

/** Runs in the browser: it may use nothing from outside. */
async function playActivity(content: TaskContent): Promise<void> {
  const pause = () => new Promise(resolve => setTimeout(resolve, 4))
  const textOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  /** What stands on a button, without how it is read. */
  const withoutReading = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const reading of copy.querySelectorAll('[data-reading]')) reading.remove()
    return copy.textContent ?? ''
  }
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

  async function until<T>(what: string, find: () => T | undefined | null | false): Promise<T> {
    const end = performance.now() + 10_000
    for (;;) {
      const found = find()
      if (found) return found
      if (performance.now() > end)
        throw new Error(`Cannot find ${what} in: ${document.querySelector('main')?.innerText.slice(0, 600)}`)
      await pause()
    }
  }
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(each => !each.disabled)
  const press = async (name: RegExp) =>
    (await until(`button ${name}`, () => buttons().find(each => name.test(textOf(each))))).click()
  /** An option of a question; the number shown beside it is no part of it. */
  const pick = async (answer: string) => {
    const wanted = plain(answer)
    const options = () => [...document.querySelectorAll<HTMLButtonElement>('main [role="group"] button')]
    const isIt = (option: Element) => {
      const text = plain(withoutReading(option))
      return (
        text === wanted ||
        text.replace(/^\d/, '').trim() === wanted ||
        plain(option.getAttribute('aria-label') ?? '') === wanted
      )
    }
    const option = await until(`option “${answer}”`, () => options().find(each => !each.disabled && isIt(each)))
    option.click()
  }
  const goOn = () => press(/^(Next|Finish|Continue)(Enter)?$/)
  const type = async (text: string) => {
    const box = await until('a text box', () =>
      document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        'main input[type="text"], main input:not([type]), main textarea',
      ),
    )
    const prototype = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await pause()
    return box
  }
  const submit = async (text: string) => {
    const box = await type(text)
    box.form?.requestSubmit()
  }

  await press(/^Start Activity$/)
  switch (content.activity_type) {
    case 'flashcard_drill':
      for (const card of content.flashcards ?? []) {
        await submit(card.back)
        await goOn()
      }
      break
    case 'quiz_game':
      for (const { correct_answer } of content.quiz_questions ?? []) {
        await pick(correct_answer)
        await goOn()
      }
      break
    case 'cultural_discovery':
      await press(/^Go to the questions(Enter)?$/)
      for (const { correct_answer } of content.culture?.questions ?? []) {
        await pick(correct_answer)
        await goOn()
      }
      break
    case 'listening_exercise':
    case 'grammar_worksheet':
      for (const exercise of content.interactive_exercises ?? []) {
        const right = exercise.correct_answer ?? exercise.answer ?? ''
        if (exercise.type === 'multiple_choice') await pick(right)
        else if (exercise.type === 'word_order') {
          await placePieces(right, exercise.options ?? [])
          await press(/^(Check|Submit Answer)$/)
        } else await submit(right)
        await goOn()
      }
      break
    case 'dialogue_practice':
      for (const line of content.dialogue?.lines ?? []) {
        if (line.speaker === content.dialogue?.learner) await pick(line.text)
        await goOn()
      }
      break
    case 'role_play_scenario':
      for (const turn of content.role_play?.turns ?? []) {
        await pick(turn.phrase.text)
        await goOn()
      }
      break
    case 'writing_prompt': {
      await type(content.writing?.model.text ?? '')
      await press(/^Compare with a model$/)
      await until('the points', () => document.querySelector('main input[type="checkbox"]'))
      for (const box of document.querySelectorAll<HTMLInputElement>('main section fieldset input[type="checkbox"]')) {
        if (!box.checked) box.click()
        await pause()
      }
      await press(/^Finish(Enter)?$/)
      break
    }
    case 'pronunciation_drill':
      for (const _ of content.pronunciation_exercises ?? []) await press(/^Skip/)
      break
    case 'memory_game':
      await findPairs()
      break
    case undefined:
      break
  }
  await until('the end', () =>
    [...document.querySelectorAll('main h3')].some(each => each.textContent === 'Activity complete'),
  )

  /** The pieces in an order that makes the answer; of equal pieces any. */
  async function placePieces(answer: string, pieces: readonly string[]) {
    // Capitals and signs are the sentence's.
    const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    const order = (left: readonly string[], rest: string): string[] | undefined => {
      if (left.length === 0) return rest === '' ? [] : undefined
      for (const [at, piece] of left.entries()) {
        if (!rest.startsWith(bare(piece))) continue
        const others = order(left.toSpliced(at, 1), rest.slice(bare(piece).length))
        if (others) return [piece, ...others]
      }
      return undefined
    }
    const found = order(pieces, bare(answer))
    if (!found) throw new Error(`Cannot order “${answer}” from ${JSON.stringify(pieces)}`)
    for (const next of found) {
      const piece = await until(`piece “${next}”`, () =>
        buttons().find(each => plain(withoutReading(each)) === plain(next)),
      )
      piece.click()
      await pause()
    }
  }

  /** Every two cards in turn: what is found stays open. */
  async function findPairs() {
    const cards = () => [...document.querySelectorAll<HTMLButtonElement>('main .grid > button')]
    const count = (await until('the cards', () => cards().length > 0 && cards())).length
    const isFound = (index: number) => cards()[index]?.getAttribute('aria-disabled') === 'true'
    for (let first = 0; first < count; first++) {
      for (let second = first + 1; second < count && cards().length === count; second++) {
        if (isFound(first) || isFound(second)) continue
        cards()[first]!.click()
        await pause()
        cards()[second]!.click()
        await pause()
      }
    }
  }
}
