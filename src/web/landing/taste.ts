import { paths } from '../app/paths.ts'
import { syntheticSpeechAddress } from '#domain/speech/synthetic-voice.ts'
import type { Taste, TasteWord } from './tastes.ts'

/** Makes the taste of a lesson on the landing page work: two words, two questions, and the way to the whole lesson. */

const box = document.getElementById('taste')
const STEPS = 4
const PACE = 0.8

type Step =
  | { kind: 'word'; word: TasteWord }
  | { kind: 'check'; question: string; options: string[]; right: string; foreign: boolean; said: TasteWord }
  | { kind: 'end' }

function begin(box: HTMLElement) {
  const tastes = JSON.parse(box.dataset.tastes ?? '[]') as Taste[]
  const choices = [...document.querySelectorAll<HTMLButtonElement>('[data-taste]')]
  const place = document.getElementById('taste-step')!
  const actions = document.getElementById('taste-actions')!
  const progress = document.getElementById('taste-progress')!
  const [first] = tastes
  if (!first) return
  let taste = first
  let at = 0

  for (const button of choices) {
    button.addEventListener('click', () => {
      taste = tastes[Number(button.dataset.taste)] ?? first
      for (const each of choices) each.setAttribute('aria-pressed', String(each === button))
      show(0, false)
    })
  }
  box.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-3]$/.test(event.key)) return
    place.querySelectorAll<HTMLButtonElement>('button[data-option]:enabled')[Number(event.key) - 1]?.click()
  })
  show(0, false)

  /** `moves` tells whether the visitor led here, so that the focus may follow and the word may sound. */
  function show(step: number, moves: boolean) {
    at = step
    progress.setAttribute('aria-valuenow', String(at))
    ;(progress.firstElementChild as HTMLElement).style.width = `${(100 * at) / STEPS}%`
    const now = stepsOf(taste)[at] ?? { kind: 'end' as const }
    if (now.kind === 'word') showWord(now.word, moves)
    else if (now.kind === 'check') showCheck(now, moves)
    else showEnd(moves)
  }

  function goOn(label: string, moves: boolean) {
    const button = make('button', solid, label)
    button.type = 'button'
    button.addEventListener('click', () => show(at + 1, true))
    actions.replaceChildren(button)
    if (moves) button.focus({ preventScroll: true })
  }

  function showWord(word: TasteWord, moves: boolean) {
    const middle = make('div', 'my-auto py-3 text-center')
    middle.append(
      make('p', 'text-sm text-quiet', 'New word'),
      foreign('p', 'mt-1 text-5xl font-semibold', word.word),
      ...(word.reading ? [make('p', 'mt-1 text-lg text-quiet', word.reading)] : []),
      make('p', 'mt-2 text-2xl', word.translation),
      ...(taste.hasVoice || voice() ? [listen(word.word)] : []),
      foreign('p', 'mt-3 text-lg', word.example),
      make('p', 'text-quiet', word.example_translation),
    )
    place.replaceChildren(middle)
    goOn('Next', moves)
    if (moves) say(word.word)
  }

  function showCheck(check: Extract<Step, { kind: 'check' }>, moves: boolean) {
    const middle = make('div', 'my-auto py-3')
    const question = make('h3', 'font-sans text-xl font-normal', check.question)
    const group = make('div', 'mt-4 grid gap-2.5')
    group.setAttribute('role', 'group')
    group.setAttribute('aria-label', check.question)
    const verdict = make('p', 'mt-3 min-h-6 font-semibold')
    verdict.setAttribute('role', 'status')
    const buttons = check.options.map(option => {
      const style = 'min-h-12 rounded-lg border border-quiet bg-sheet px-4 py-2 text-start text-lg hover:border-sea'
      const button = check.foreign ? foreign('button', style, option) : make('button', style, option)
      button.type = 'button'
      button.dataset.option = ''
      button.addEventListener('click', () => {
        const isRight = option === check.right
        for (const each of buttons) {
          each.disabled = true
          if (each.textContent === check.right)
            each.className = `${style} border-correct! bg-correct-soft! text-correct`
          else if (each === button) each.className = `${style} border-wrong! bg-wrong-soft! text-wrong`
        }
        verdict.className = `mt-3 min-h-6 font-semibold ${isRight ? 'text-correct' : 'text-wrong'}`
        verdict.textContent = isRight ? '✓ Correct' : `✗ Not yet. ${check.said.word} means “${check.said.translation}”.`
        say(check.said.word)
        goOn('Next', true)
      })
      return button
    })
    group.append(...buttons)
    middle.append(question, group, verdict)
    place.replaceChildren(middle)
    actions.replaceChildren()
    if (moves) buttons[0]?.focus({ preventScroll: true })
  }

  function showEnd(moves: boolean) {
    const middle = make('div', 'my-auto py-3 text-center')
    const title = make('h3', 'text-2xl', 'That is how every lesson goes')
    title.tabIndex = -1
    const text = `Two words of ${taste.name}, seen, heard and asked for. The whole first lesson goes on with a conversation, a point of grammar and exercises, and is kept when you sign up.`
    middle.append(title, make('p', 'mx-auto mt-2 max-w-prose', text))
    place.replaceChildren(middle)
    const whole = make('a', solid, 'Try the whole lesson')
    whole.href = paths.trial(taste.code)
    const level = make('a', outline, 'Find your level')
    level.href = paths.levelFinder(taste.code)
    actions.replaceChildren(whole, level)
    if (moves) whole.focus({ preventScroll: true })
  }

  /** The device's own voice where it has one, else the server's. */
  function say(text: string) {
    const own = voice()
    if (own) {
      window.speechSynthesis.cancel()
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = own
      utterance.lang = own.lang
      utterance.rate = PACE
      window.speechSynthesis.speak(utterance)
    } else if (taste.hasVoice) {
      // What cannot be heard stands there to be read.
      void new Audio(syntheticSpeechAddress(text, taste.code, PACE)).play().catch(() => undefined)
    }
  }

  function voice(): SpeechSynthesisVoice | undefined {
    if (!('speechSynthesis' in window)) return undefined
    return window.speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(taste.code))
  }

  function listen(text: string) {
    const button = make('button', `${outline} mt-3`, 'Hear it')
    button.type = 'button'
    button.setAttribute('aria-label', `Hear it: ${text}`)
    button.addEventListener('click', () => say(text))
    return button
  }

  function foreign<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text: string) {
    const element = make(tag, className, text)
    element.lang = taste.code
    element.dir = taste.direction
    return element
  }
}

const solid =
  'inline-flex min-h-12 grow items-center justify-center rounded-md bg-sea px-5 py-2 font-medium text-on-sea no-underline hover:brightness-110'
const outline =
  'inline-flex min-h-12 items-center justify-center rounded-md border border-sea px-5 py-2 font-medium text-sea no-underline hover:bg-sheet'

/** Two words are shown, then each is asked for once among the others. */
function stepsOf({ words, name }: Taste): Step[] {
  const [a, b] = words
  if (!a || !b) return []
  const turned = words.toReversed()
  return [
    { kind: 'word', word: a },
    { kind: 'word', word: b },
    {
      kind: 'check',
      question: `What does “${a.word}” mean?`,
      options: turned.map(word => word.translation),
      right: a.translation,
      foreign: false,
      said: a,
    },
    {
      kind: 'check',
      question: `How do you say “${b.translation}” in ${name}?`,
      options: words.map(word => word.word),
      right: b.word,
      foreign: true,
      said: b,
    },
  ]
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

// Last, when everything above is there.
if (box) begin(box)
