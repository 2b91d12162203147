import axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { arrive, somebody } from './arrival.ts'
import { assessDaysAgo } from './earlier-assessment.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import type { Lesson } from '#contract/program/lessons.ts'
import { activityTypes } from '#domain/activities/activities.ts'
import type { ActivityType } from '#domain/activities/activities.ts'
import type { QuizQuestion, TaskContent } from '#domain/activities/task-content.ts'

/**
 * Every screen in every state against WCAG 2.2 A and AA (D48): on a narrow phone in light, where nothing may have to be
 * scrolled sideways, and on a wide screen in dark, where colours and the sizes of targets are others.
 */

const url = inject('serverUrl')
type Size = { colorScheme: 'light' | 'dark'; width: number; height: number; runOnly: RunOptions['runOnly'] & object }
const sizes: Size[] = [
  {
    colorScheme: 'light',
    width: 320,
    height: 640,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  },
  {
    colorScheme: 'dark',
    width: 1280,
    height: 900,
    runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] },
  },
]

let context: BrowserContext
let page: Page

beforeAll(async () => {
  context = await newContext(url, { reducedMotion: 'reduce' })
  page = await context.newPage()
})
afterAll(() => context.close())

/** Waits for what the state is known by, and looks at it in both sizes. */
async function inspect(state: Locator, looks = sizes): Promise<void> {
  await state.first().waitFor()
  for (const { colorScheme, width, height, runOnly } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    await page.evaluate(coloursSettled)
    expect(await violations({ runOnly }), `${page.url()} at ${width} px`).toEqual([])
    expect(await sidewaysScroll(), `sideways scroll of ${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** A look in the narrow size alone, at states made of the same parts as others. */
const glance = (state: Locator) => inspect(state, sizes.slice(0, 1))

/** Until every change of colour has come to its end. Runs in the page. */
async function coloursSettled(): Promise<void> {
  // What is inherited changes after what it is inherited from, one frame for each level.
  for (let quiet = 0; quiet < 3; ) {
    await new Promise(resolve => requestAnimationFrame(resolve))
    quiet = document.getAnimations().some(each => each instanceof CSSTransition) ? 0 : quiet + 1
  }
}

/** What axe finds on the page as it stands: the rule and the elements at fault. */
async function violations(options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async options => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.html} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
      )
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
}
const sidewaysScroll = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const failing = { status: 404, json: { code: 'NOT_FOUND', message: 'It is not here at the moment' } }

/** Answers a call in another way while the state is looked at. */
async function answering(path: string, answer: object, look: () => Promise<void>): Promise<void> {
  const address = `**/api${path}`
  await page.route(address, route => route.fulfill(answer))
  try {
    await look()
  } finally {
    await page.unroute(address)
  }
}

/** Holds a call back while the state is looked at; then it fails. */
async function waiting(path: string, look: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api${path}`, async route => {
    await promise
    await route.abort()
  })
  try {
    await look()
  } finally {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

describe('visitors', () => {
  test('the landing page, and its message', async () => {
    await page.goto('/')
    await inspect(heading('Choose your language'))
    await button('How to Say It').click()
    await glance(page.getByRole('alert').filter({ hasText: 'Sign in' }))
  })

  test('the sign-in that is going on', async () => {
    await waiting('/sessions', async () => {
      await page.goto('/auth/callback?code=any')
      await glance(page.getByText('Loading...'))
    })
    // The code is nobody's: the page goes to / by itself, and the next test must not meet it on the way.
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
  })

  test('the practice sign-in', async () => {
    await page.goto('/')
    await button('Sign In').click()
    await inspect(page.getByLabel('E-mail'))
  })
})

describe('learners before they have paid', () => {
  const bo = somebody('Bo')
  beforeAll(async () => {
    await arrive(page, { person: bo, paid: false })
  })

  test('the dashboard: Welcome, loading, failed', async () => {
    await page.goto('/dashboard')
    await inspect(heading('Welcome'))
    await answering('/users/program', failing, async () => {
      await page.goto('/dashboard')
      await inspect(page.getByRole('alert'))
    })
    await waiting('/users/program', async () => {
      await page.goto('/dashboard')
      await glance(page.getByText('Loading...'))
    })
  })

  test('the plan page: no language, a language, a refusal', async () => {
    await page.goto('/subscription')
    await glance(page.getByText('Choose a language to go on.'))
    await page.goto('/subscription?language_id=1')
    await inspect(button('Start Learning for $49'))
    await answering(
      '/payments/create-checkout-session',
      { status: 503, json: { code: 'STRIPE_NOT_CONFIGURED' } },
      async () => {
        await button('Start Learning for $49').click()
        await inspect(page.getByRole('alert'))
      },
    )
  })

  test('the practice checkout', async () => {
    await page.goto('/subscription?language_id=1')
    await button('Start Learning for $49').click()
    await inspect(page.getByLabel('Card number'))
  })

  test('the success page: paid, waiting, under way, failed, refused, unknown', async () => {
    const payment = { language_id: 1, customer_email: bo.email, payment_status: 'paid' }
    for (const [payment_status, title] of [
      ['paid', 'Welcome to Meridian'],
      ['unpaid', 'Waiting for your payment'],
      ['pending', 'Your payment is under way'],
      ['failed', 'Your payment did not go through'],
      ['refused', 'Your payment needs a look'],
    ]) {
      await answering('/payments/session/*', { json: { ...payment, payment_status } }, async () => {
        await page.goto('/subscription/success?session_id=cs_any')
        await inspect(heading(title!))
      })
    }
    await page.goto('/subscription/success?session_id=cs_none')
    await glance(heading('No such payment'))
  })
})

describe('learners', () => {
  let tasks: DailyTask[]
  beforeAll(async () => {
    await arrive(page, { minutes: 60 })
    tasks = await (await page.request.get('/api/users/daily-tasks')).json()
  })

  test('the dashboard: tasks, one that could not be saved', async () => {
    await page.goto('/dashboard')
    await inspect(page.getByText(/^Daily progress/))
    const busy = { status: 503, json: { code: 'TRY_AGAIN', message: 'The database is busy' } }
    await answering('/users/daily-tasks/*/complete', busy, async () => {
      await page.getByRole('region', { name: "Today's Tasks" }).getByRole('checkbox').first().click()
      await inspect(page.getByRole('alert'))
    })
  })

  test('the dashboard: no language, no tasks, program over', async () => {
    await answering('/users/languages', { json: [] }, async () => {
      await page.goto('/dashboard')
      await inspect(heading('Choose Your Language'))
    })
    await answering('/users/daily-tasks', { json: [] }, async () => {
      await page.goto('/dashboard')
      await inspect(page.getByText('Nothing is planned for today.'))
      await answering('/users/assessment/1', { json: null }, async () => {
        await page.goto('/dashboard')
        await glance(heading('Complete Your Assessment'))
      })
    })
    await answering('/users/program', { json: { subscription: null, ended_at: '2026-10-01T09:00:00Z' } }, async () => {
      await page.goto('/dashboard')
      await inspect(heading('Your 90 days are complete'))
    })
  })

  test('the languages: some, none, failed', async () => {
    await page.goto('/languages')
    await inspect(heading('Choose Your Language'))
    await answering('/languages', { json: [] }, async () => {
      await page.goto('/languages')
      await glance(heading('No Languages Found'))
    })
    await answering('/languages', failing, async () => {
      await page.goto('/languages')
      await glance(page.getByRole('alert'))
    })
  })

  test('the plan page of who has one, and a page that is not there', async () => {
    await page.goto('/subscription?language_id=1')
    await inspect(page.getByRole('link', { name: 'Add a language without paying' }))
    await page.goto('/no/such/page')
    await glance(heading('There is no page here'))
  })

  test('the assessment: each of its steps, no language', async () => {
    await page.goto('/assessment?language_id=1')
    for (let step = 1; step <= 6; step++) {
      // Steps 2, 4 and 5 are made as the first.
      await ([2, 4, 5].includes(step) ? glance : inspect)(page.getByText(`Step ${step} of 6`))
      if (step < 6) await button('Next').click()
    }
    await page.goto('/assessment')
    await glance(heading('No language chosen'))
  })

  test('the evaluation: each of its steps, given, too early', async () => {
    await page.goto('/evaluation?language_id=1')
    await glance(heading('Your evaluation is not open yet'))
    await assessDaysAgo(page, 91)
    await page.goto('/evaluation?language_id=1')
    for (let step = 1; step <= 5; step++) {
      await inspect(page.getByText(`Step ${step} of 5`))
      for (const group of await page.getByRole('group').all()) await group.getByRole('radio').last().check()
      for (const slider of await page.getByRole('slider').all()) await slider.fill('50')
      await button(/^(Next|Submit Evaluation)$/).click()
    }
    await inspect(heading('Thank you'))
    await answering('/users/assessment/1', { json: null }, async () => {
      await answering('/users/program-evaluation/1', failing, async () => {
        await page.goto('/evaluation?language_id=1')
        await glance(heading('Nothing to evaluate yet'))
      })
    })
  })

  test('the lesson: to be done, done, missing, failed', async () => {
    const path = '/lesson/es-beginner-01-1'
    const lesson: Lesson = await (await page.request.get('/api/lessons/es-beginner-01-1')).json()
    await page.goto(path)
    await inspect(button('Begin'))
    await button('Begin').click()
    await inspect(heading(lesson.content.vocabulary[0]!.word))
    for (const _ of [1, 2, 3]) await button('Next').click()
    await page.getByRole('group').getByRole('button').first().click()
    await inspect(button('Next'))
    await button('Need Help?').click()
    await page.getByRole('list', { name: 'Questions this lesson answers' }).getByRole('button').first().click()
    await inspect(
      page
        .getByRole('dialog', { name: 'Need Help?' })
        .getByText(/ means /)
        .first(),
    )
    await page.keyboard.press('Escape')
    await page.goto(path)
    await button('Need Help?').click()
    await button('All at once').click()
    await inspect(heading(lesson.title))
    for (const [index, { answer }] of lesson.content.exercises.entries()) {
      await page
        .locator('main')
        .getByRole('textbox')
        .fill(['', 'xyz', answer][index % 3]!)
      await button(/^(Next|Complete Lesson)$/).click()
    }
    await inspect(heading('Lesson complete'))
    await page.goto('/lesson/none')
    await glance(heading('Lesson Not Found'))
    await answering('/lessons/*', { status: 403, json: { code: 'FORBIDDEN', message: 'Not now' } }, async () => {
      await page.goto(path)
      await inspect(page.getByRole('alert'))
    })
  })

  test('the conversation: start, chat, the tutor answering, a failure', async () => {
    await page.goto('/conversation?language=Spanish&practice_word=gracias')
    await inspect(heading('AI Conversation'))
    await button('Start Conversation').click()
    const box = page.getByRole('textbox', { name: 'Your message in Spanish' })
    await box.fill('Me gustan los manzana')
    await box.press('Enter')
    await inspect(page.getByRole('region', { name: 'Feedback' }))
    await waiting('/conversation/feedback', async () => {
      await box.fill('Hola')
      await box.press('Enter')
      await glance(page.getByText('The tutor is answering…'))
    })
    await inspect(page.getByRole('alert').filter({ hasText: 'Your message is kept.' }))
  })

  test('How to Say It: before the first word, a word, a slip, a failure', async () => {
    await page.goto('/how-to-say-it?language=1')
    await inspect(heading('Ready to Learn Pronunciation?'))
    const box = page.getByRole('textbox', { name: 'Word or phrase' })
    await box.fill('gracias')
    await box.press('Enter')
    await inspect(button('Pronounce'))
    await box.fill('manzzana')
    await box.press('Enter')
    await inspect(page.getByText('Did you mean'))
    await answering('/pronunciation/lookup', failing, async () => {
      await box.press('Enter')
      await inspect(page.getByRole('alert').filter({ hasText: 'Failed' }))
    })
  })

  test('the task: each of its sections, exercises answered, completed, missing', async () => {
    const content: TaskContent = {
      learning_objective: 'Buy what you need.',
      vocabulary: [
        {
          word: 'la manzana',
          translation: 'apple',
          pronunciation: 'x',
          example: 'La manzana.',
          usage_context: 'Fruit.',
        },
      ],
      step_by_step_instructions: ['Read', 'Say it'],
      interactive_exercises: [
        {
          type: 'multiple_choice',
          question: 'An apple?',
          options: ['la manzana', 'el pan'],
          correct_answer: 'la manzana',
          explanation: 'So.',
        },
        { type: 'fill_in_blank', question: 'La ___', answer: 'manzana', explanation: 'So.' },
      ],
      cultural_notes: 'Markets close for lunch.',
      practice_scenarios: ['Ask for a kilo.'],
    }
    // Not the day's lesson: its own steps are folded, for they are ticked on the lesson's screen.
    const task = tasks.find(({ lesson_id }) => !lesson_id)
    await answering(`/users/daily-tasks/${task!.id}`, { json: { ...task, content_data: content } }, async () => {
      await page.goto(`/task/${task!.id}`)
      await inspect(heading('Practice Exercises'))
      await page.getByRole('checkbox').first().click()
      await button('el pan').click()
      await page.getByRole('textbox').fill('manzana')
      await button('Submit Answer').click()
      await inspect(page.getByText('Still to do'))
    })
    const completed = { ...task, content_data: content, is_completed: true, completed_at: '2026-11-20T09:00:00Z' }
    await answering(`/users/daily-tasks/${task!.id}`, { json: completed }, async () => {
      await page.goto(`/task/${task!.id}`)
      await glance(page.getByText('This task is completed.'))
    })
    await page.goto('/task/none')
    await glance(heading('Task Not Found'))
  })

  test.each(activityTypes)('the activity %s, running and with something answered', async type => {
    const id = `00000000-0000-4000-8000-${String(activityTypes.indexOf(type)).padStart(12, '0')}`
    const changed = { ...tasks[0]!, id, lesson_id: null, title: 'At the market', content_data: contents[type] }
    await answering(`/users/daily-tasks/${id}`, { json: changed }, async () => {
      await page.goto(`/task/${id}`)
      await button('Start Activity').click()
      await button('Exit Activity').waitFor()
      await answers[type]()
      await inspect(button('Exit Activity'))
    })
  })
})

const question = (right: string): QuizQuestion => ({
  question: `Which is “${right}”?`,
  options: [right, 'el pan', 'la leche', 'el queso'],
  correct_answer: right,
  explanation: `It is “${right}”.`,
})
const phrase = (text: string) => ({ text, translation: `${text} in English` })

const contents: Record<ActivityType, TaskContent> = {
  flashcard_drill: {
    flashcards: ['la manzana', 'la pera'].map(back => ({
      front: 'fruit',
      back,
      pronunciation: 'x',
      example: `${back}.`,
      audio_text: back,
    })),
    game_mechanics: { target_score: 2, time_limit: 300, scoring_correct: 2 },
  },
  quiz_game: { quiz_questions: [question('la manzana'), question('la pera')] },
  dialogue_practice: {
    dialogue: {
      title: 'At the market',
      setting: 'Two friends',
      learner: 'Ana',
      lines: [
        { speaker: 'Ana', ...phrase('¿Cuánto cuesta?') },
        { speaker: 'Luis', ...phrase('Dos euros.') },
        { speaker: 'Ana', ...phrase('Gracias.') },
        { speaker: 'Ana', ...phrase('Adiós.') },
      ],
    },
  },
  listening_exercise: {
    interactive_exercises: [
      {
        type: 'dictation',
        question: 'Write what you hear.',
        answer: 'Hola',
        audio_text: 'Hola',
        explanation: 'Hello.',
      },
      {
        type: 'multiple_choice',
        question: 'What was it?',
        options: ['hello', 'bye'],
        correct_answer: 'hello',
        explanation: 'So.',
      },
    ],
  },
  writing_prompt: {
    writing: {
      task: 'Write what you buy.',
      points: ['Name two things.'],
      model: phrase('Compro pan y leche.'),
      useful_words: [{ word: 'el pan', translation: 'bread' }],
      minimum_words: 2,
    },
  },
  pronunciation_drill: {
    pronunciation_exercises: ['hola', 'adiós'].map(text => ({
      phrase: text,
      phonetic: 'x',
      tips: 'Slowly.',
      audio_text: text,
    })),
  },
  memory_game: {
    memory_pairs: ['la manzana', 'la pera', 'el pan'].map(word => ({ word, translation: `${word} in English` })),
  },
  role_play_scenario: {
    role_play: {
      situation: 'You are at the baker’s.',
      turns: [
        { cue: 'Good morning!', phrase: phrase('Buenos días.'), options: ['Buenos días.', 'Adiós.', 'Gracias.'] },
      ],
    },
  },
  cultural_discovery: {
    culture: { title: 'Markets', text: 'They close for lunch.', questions: [question('la manzana')] },
  },
  grammar_worksheet: {
    interactive_exercises: [
      {
        type: 'word_order',
        question: 'Put it in order.',
        options: ['Ana', 'soy'],
        correct_answer: 'soy Ana',
        explanation: 'So.',
      },
    ],
  },
}
for (const type of activityTypes) contents[type].activity_type = type

const pick = async (name: string) => page.getByRole('group').getByRole('button', { name }).first().click()
const answers: Record<ActivityType, () => Promise<void>> = {
  async flashcard_drill() {
    // A wrong answer stays until it was read.
    await page.getByRole('textbox').fill('nada')
    await page.keyboard.press('Enter')
    await button('Next').waitFor()
  },
  quiz_game: () => pick('el pan'),
  dialogue_practice: () => pick('¿Cuánto cuesta?'),
  async listening_exercise() {
    await page.getByRole('textbox').fill('Ola')
    await page.keyboard.press('Enter')
  },
  async writing_prompt() {
    await page.getByLabel('Your text').fill('Compro pan')
    await button('Compare with a model').click()
  },
  pronunciation_drill: () => button(/^Speak$/).click(),
  async memory_game() {
    await button('Card 1, face down').click()
  },
  role_play_scenario: () => pick('Adiós.'),
  async cultural_discovery() {
    await button('Go to the questions').click()
    await pick('la manzana')
  },
  async grammar_worksheet() {
    await button(/^Ana$/).click()
    await button(/^soy$/).click()
    await button('Submit Answer').click()
  },
}

describe('by keyboard alone', () => {
  test('a visitor chooses a language, signs in, pays, is assessed and opens the first task', async () => {
    const own = await newContext(url)
    const keyboard = await own.newPage()
    await walk(keyboard)
    await own.close()
  })
})

/** The whole way without a pointer; wherever the focus goes it can be seen and the bar does not hide it. */
async function walk(page: Page): Promise<void> {
  const to = async (target: Locator) => {
    await target.waitFor()
    for (let presses = 0; presses < 150; presses++) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await page.keyboard.press('Tab')
      expect(await page.evaluate(hiddenFocus)).toBe('')
    }
    throw new Error(`The keyboard does not reach ${target.toString()}`)
  }
  const press = async (target: Locator, key = 'Enter') => {
    await to(target)
    await page.keyboard.press(key)
  }
  const write = async (label: string, text: string) => {
    await to(page.getByLabel(label))
    await page.keyboard.type(text)
  }
  const link = (name: string) => page.getByRole('link', { name })

  await page.goto('/')
  await press(page.getByRole('button', { name: 'Start Learning Spanish' }))
  const ana = somebody()
  await write('E-mail', ana.email)
  await write('Given name', 'Ana')
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: 'Start Learning for $49' }))
  await write('Card number', '4242424242424242')
  await write('Expiry (MM/YY)', '12/39')
  await write('Security code', '123')
  await page.keyboard.press('Enter')
  await press(link('Start Learning Spanish'))
  for (const step of [1, 2, 3, 4, 5]) {
    await page.getByText(`Step ${step} of 6`).waitFor()
    if (step === 3) {
      await to(page.getByRole('slider'))
      await page.keyboard.press('ArrowRight')
    } else await press(page.getByRole('radio').first(), 'Space')
    await press(page.getByRole('button', { name: 'Next' }))
  }
  await page.getByText('Step 6 of 6').waitFor()
  await press(page.getByRole('button', { name: 'Submit' }))
  await page.waitForURL('**/dashboard')
  await press(page.getByRole('region', { name: "Today's Tasks" }).getByRole('link', { name: 'Start Learning' }).nth(1))
  await page.waitForURL('**/task/*')
  await press(link('Back to Dashboard'))
  await page.waitForURL('**/dashboard')
}

/** What has the focus and cannot be seen: outside the window, without a size, or under the fixed bar. Runs in the page. */
function hiddenFocus(): string {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  const box = element.getBoundingClientRect()
  const name = `${element.tagName} ${element.textContent?.slice(0, 40)}`
  if (box.width === 0 || box.height === 0) return `no size: ${name}`
  if (box.bottom <= 0 || box.top >= innerHeight) return `outside the window: ${name}`
  const bar = document.querySelector('header.fixed')
  if (!bar || bar.contains(element)) return ''
  return box.bottom <= bar.getBoundingClientRect().bottom ? `under the bar: ${name}` : ''
}
