import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { axeViolations } from './axe.ts'
import { arrive } from './arrival.ts'
import { sayCan } from './here-and-now.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { languageByNameOrCode, languages } from '#domain/languages.ts'
import { hasSyntheticVoice } from '#domain/speech/synthetic-voice.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/** Nothing is ever spoken in a wrong language, whatever voices a device has; and what the learner says is compared sound by sound. */

type Spoken = { text: string; lang: string; voice: string | undefined }
type Scripted = { spoken: Spoken[]; hear(text: string): void }

/** A browser with a voice for each locale listed in the address (`?voices=es-ES,fr-FR`), and a recogniser that hears what it is told. */
function installSpeech() {
  const spoken: { text: string; lang: string; voice: string | undefined }[] = []
  const locales = (new URLSearchParams(location.search).get('voices') ?? '').split(',').filter(locale => locale !== '')
  const voices = locales.map((lang, index) => ({
    name: `Voice ${index}`,
    lang,
    localService: true,
    default: index === 0,
  }))
  let listener: any
  class Recognition {
    constructor() {
      listener = () => this
    }
    start() {}
    stop() {}
    abort() {}
  }
  class Utterance {
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const define = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  define('SpeechRecognition', Recognition)
  define('SpeechSynthesisUtterance', Utterance)
  define('speechSynthesis', {
    getVoices: () => voices,
    cancel() {},
    addEventListener() {},
    speak(utterance: any) {
      spoken.push({ text: utterance.text, lang: utterance.lang, voice: utterance.voice?.lang })
      setTimeout(() => utterance.onend(), 0)
    },
  })
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
    value: async () => ({ getTracks: () => [] }),
    configurable: true,
  })
  define('scripted', {
    spoken,
    hear: (transcript: string) =>
      listener().onresult({ results: [Object.assign([{ transcript }], { isFinal: true })] }),
  })
}

let page: Page
const sounds: URL[] = []
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
  await page.addInitScript(installSpeech)
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname === '/api/speech') sounds.push(url)
  })
})
afterAll(() => page.context().close())

const spoken = () => page.evaluate(() => (window as unknown as { scripted: Scripted }).scripted.spoken)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function openTask(code: string, content: TaskContent, voices: readonly string[]) {
  const [task]: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  const language = languageByNameOrCode(code)!
  const id = randomUUID()
  const changed = {
    ...task,
    id,
    lesson_id: null,
    language_id: language.id,
    language_code: code,
    language_name: language.name,
    content_data: content,
  }
  await page.unrouteAll()
  await page.route(`**/api/users/daily-tasks/${id}`, route => route.fulfill({ json: changed }))
  await page.goto(`/task/${id}?voices=${voices.join(',')}`)
}

const word = { word: 'mama', translation: 'mum', pronunciation: 'mama', example: '' }

test('in each of the 32 languages, a device with every voice speaks with the voice of the language', {
  timeout: 240_000,
}, async () => {
  const all = languages.map(({ locale }) => locale)
  for (const { code, locale } of languages) {
    await openTask(code, { vocabulary: [word] }, all)
    await press('Listen to mama')
    await expect.poll(spoken, { message: code }).toEqual([{ text: 'mama', lang: locale, voice: locale }])
  }
  expect(sounds).toEqual([])
})

test('in each of the 32 languages, a device with every other voice keeps silent: the server speaks, or the learner is told', {
  timeout: 240_000,
}, async () => {
  for (const { code, locale, name } of languages) {
    sounds.length = 0
    await openTask(code, { vocabulary: [word] }, [
      'en-US',
      ...languages.map(each => each.locale).filter(each => each !== locale),
    ])
    if (hasSyntheticVoice(code)) {
      await press('Listen to mama')
      await expect.poll(() => sounds.length, { message: code }).toBeGreaterThan(0)
      for (const url of sounds) expect(url.searchParams.get('language')).toBe(code)
    } else {
      await page
        .getByText(`This device has no ${name} voice. The transcription between slashes shows the sounds.`)
        .waitFor()
      // A speaker that could not speak is not there.
      expect(await page.getByRole('button', { name: 'Listen to mama' }).count()).toBe(0)
      expect(sounds).toEqual([])
    }
    expect(await spoken(), code).toEqual([])
  }
})

test('who wants no voice from the server is shown the transcription, and the server is not asked', async () => {
  sounds.length = 0
  await openTask('es', { vocabulary: [word] }, ['en-US'])
  await page.evaluate(() => localStorage.setItem('meridian.synthetic-voice', 'off'))
  await page.reload()
  await page
    .getByText('This device has no Spanish voice. The transcription between slashes shows the sounds.')
    .waitFor()
  expect(await page.getByRole('button', { name: 'Listen to mama' }).count()).toBe(0)
  expect(sounds).toEqual([])
  await page.evaluate(() => localStorage.removeItem('meridian.synthetic-voice'))
})

const drill: TaskContent = {
  activity_type: 'pronunciation_drill',
  pronunciation_exercises: [
    { phrase: 'una boca', phonetic: 'una ˈboka', tips: '', audio_text: 'una boca', translation: 'a mouth' },
    { phrase: 'la casa', phonetic: 'la ˈkasa', tips: '', audio_text: 'la casa', translation: 'the house' },
  ],
}

test('the drill marks the words that came out otherwise and names the sound', async () => {
  await openTask('es', drill, ['es-ES'])
  await press('Start Activity')
  const say = async (text: string) => {
    await page.getByRole('button', { name: /^(Speak|Say it again)$/ }).click()
    await page.getByText('Listening…').waitFor()
    await expect
      .poll(() =>
        page
          .evaluate(heard => (window as unknown as { scripted: Scripted }).scripted.hear(heard), text)
          .then(
            () => true,
            () => false,
          ),
      )
      .toBe(true)
  }
  await say('una poca')
  await page.getByText('You said /p/ for /b/.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await say('boca')
  await page.getByText('(not heard)').waitFor()
  await say('una boca')
  await page.getByText('Clear: 15 points').waitFor()
  expect(await page.getByText('(not heard)').count()).toBe(0)
})

test('without sound nothing is spoken: what was to be heard is read, for this device and from then on', async () => {
  const exercise = {
    type: 'dictation' as const,
    question: 'Write what you hear.',
    correct_answer: 'gracias',
    translation: 'thank you',
    explanation: '',
    audio_text: 'gracias',
    answer_language: 'es',
  }
  const listening: TaskContent = {
    activity_type: 'listening_exercise',
    language: 'Spanish',
    interactive_exercises: [exercise],
  }
  await openTask('es', listening, ['es-ES'])
  await sayCan(page, 'listen', false)
  await page.reload()
  await press('Start Activity')
  await page.getByRole('heading', { name: 'Write in Spanish: thank you' }).waitFor()
  expect(await page.getByRole('button', { name: /Listen/ }).count()).toBe(0)
  await page.getByRole('textbox').fill('gracias')
  await page.keyboard.press('Enter')
  await press('Finish')
  await page.getByRole('heading', { name: 'Activity complete' }).waitFor()
  expect(await spoken()).toEqual([])
  expect(sounds.filter(url => url.searchParams.get('language') === 'es').length).toBeLessThanOrEqual(1)
  await openTask('es', listening, ['es-ES'])
  await sayCan(page, 'listen', true)
})

test('without a microphone the drill lets the learner be the judge', async () => {
  await openTask('es', drill, ['es-ES'])
  await sayCan(page, 'speak', false)
  await press('Start Activity')
  expect(await page.getByRole('button', { name: /^(Speak|Record yourself)$/ }).count()).toBe(0)
  for (const next of ['Next', 'Finish']) {
    await press('It sounded right')
    await press(next)
  }
  await page.getByRole('heading', { name: 'Activity complete' }).waitFor()
  await openTask('es', drill, ['es-ES'])
  await sayCan(page, 'speak', true)
})

test('without a keyboard cards are chosen instead of typed', async () => {
  const flashcards = ['hola', 'gracias', 'perdón'].map((back, index) => ({
    front: ['hello', 'thank you', 'sorry'][index]!,
    back,
    pronunciation: '',
    example: '',
    audio_text: back,
  }))
  await openTask('es', { activity_type: 'flashcard_drill', flashcards }, ['es-ES'])
  await sayCan(page, 'type', false)
  await press('Start Activity')
  for (const { back } of flashcards) {
    expect(await page.getByRole('textbox').count()).toBe(0)
    await page.getByRole('group').getByRole('button').filter({ hasText: back }).click()
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
  }
  await page.getByRole('heading', { name: 'Activity complete' }).waitFor()
})
