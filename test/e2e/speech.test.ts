import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { arrive } from './arrival.ts'
import { newContext } from './learner.ts'
import type { DailyTask } from '#contract/program/daily-tasks.ts'

/**
 * Speaking and listening on every screen that has them. The browser of the tests has no voice and no ear: both are put in
 * place of its own, remember what they were asked, and hear what the test says.
 */

type Utterance = { text: string; lang: string; rate: number; pitch: number; volume: number }
type Asked = { lang: string; continuous: boolean; interimResults: boolean; maxAlternatives: number }
type Ear = { spoken: Utterance[]; asked: Asked[]; hear(alternatives: string[]): void; fail(code: string): void }
type Settings = { microphone?: string; deaf?: boolean; playbackFails?: boolean }

/** Runs in the page before anything of ours. */
function installSpeech({ microphone, deaf, playbackFails }: Settings) {
  const spoken: Utterance[] = []
  const asked: Asked[] = []
  let listener: any
  class Recognition {
    lang = ''
    continuous = true
    interimResults = true
    maxAlternatives = 0
    start() {
      const { lang, continuous, interimResults, maxAlternatives } = this
      asked.push({ lang, continuous, interimResults, maxAlternatives })
      listener = Object.assign(this)
    }
    stop() {}
    abort() {}
  }
  class SpokenText {
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const synthesis = {
    getVoices: () => ['es-ES', 'en-US'].map(lang => ({ name: lang, lang, localService: true })),
    cancel() {},
    addEventListener() {},
    speak(utterance: any) {
      const { text, lang, rate, pitch, volume } = utterance
      spoken.push({ text, lang, rate, pitch, volume })
      setTimeout(() => (playbackFails ? utterance.onerror({ error: 'synthesis-failed' }) : utterance.onend()), 0)
    },
  }
  const define = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, configurable: true, writable: true })
  define(window, 'SpeechRecognition', deaf ? undefined : Recognition)
  define(window, 'webkitSpeechRecognition', undefined)
  define(window, 'SpeechSynthesisUtterance', SpokenText)
  define(window, 'speechSynthesis', synthesis)
  define(navigator.mediaDevices, 'getUserMedia', async () => {
    if (microphone) throw new DOMException('refused', microphone)
    return { getTracks: () => [] }
  })
  define(window, 'ear', {
    spoken,
    asked,
    hear: (alternatives: string[]) =>
      listener.onresult({
        results: [
          Object.assign(
            alternatives.map(transcript => ({ transcript })),
            { isFinal: true },
          ),
        ],
      }),
    fail: (code: string) => listener.onerror({ error: code }),
  })
}

let page: Page
beforeAll(async () => {
  page = await (await newContext(inject('serverUrl'))).newPage()
  await arrive(page)
})
afterAll(() => page.context().close())

const extra: Page[] = []
afterEach(async () => {
  for (const each of extra.splice(0)) await each.close()
})

/** A page of the learner whose browser can speak and hear, or fails to as asked. */
async function open(path: string, settings: Settings = {}): Promise<Page> {
  const page = await newPage(settings)
  await page.goto(path)
  return page
}
async function newPage(settings: Settings): Promise<Page> {
  const opened = await page.context().newPage()
  extra.push(opened)
  await opened.addInitScript(installSpeech, settings)
  return opened
}

const ear = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { ear: Ear }).ear }) as Pick<Ear, 'spoken' | 'asked'>)
const listening = async (page: Page) => expect.poll(async () => (await ear(page)).asked.length).toBeGreaterThan(0)
async function hear(page: Page, ...alternatives: string[]) {
  await listening(page)
  await page.evaluate(heard => (window as unknown as { ear: Ear }).ear.hear(heard), alternatives)
}
async function fail(page: Page, code: string) {
  await listening(page)
  await page.evaluate(error => (window as unknown as { ear: Ear }).ear.fail(error), code)
}
const spoken = async (page: Page, rate: number) =>
  expect
    .poll(async () => (await ear(page)).spoken)
    .toContainEqual(expect.objectContaining({ rate, lang: 'es-ES', pitch: 1, volume: 1 }))
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openChat(settings: Settings = {}): Promise<Page> {
  const page = await open('/conversation?language=Spanish', settings)
  await button(page, 'Introducing yourself').click()
  await button(page, 'Start Conversation').click()
  await button(page, 'New Topic').waitFor()
  return page
}

test('the tutor is heard at a rate of 0.8, in the language’s locale, with pitch 1 and volume 1', async () => {
  const page = await openChat()
  await button(page, 'Listen to this message').first().click()
  await spoken(page, 0.8)
})

test('the microphone of the chat listens once, in the language, for one alternative, and writes into the box', async () => {
  const page = await openChat()
  await button(page, 'Speak your message').click()
  await button(page, 'Stop recording').waitFor()
  await hear(page, 'Hola, me llamo Ana')
  await button(page, 'Speak your message').waitFor()
  expect(await page.getByRole('textbox', { name: 'Your message in Spanish' }).inputValue()).toBe('Hola, me llamo Ana')
  expect((await ear(page)).asked).toEqual([
    { lang: 'es-ES', continuous: false, interimResults: false, maxAlternatives: 1 },
  ])
})

test('what goes wrong with listening or the microphone is said in the chat, and typing goes on', async () => {
  const page = await openChat()
  await button(page, 'Speak your message').click()
  await fail(page, 'no-speech')
  await alert(page, 'No speech detected. Please try speaking again.')
  await page.getByRole('textbox', { name: 'Your message in Spanish' }).fill('Hola')
  expect(await button(page, 'Send').isEnabled()).toBe(true)
  const denied = await openChat({ microphone: 'NotReadableError' })
  await button(denied, 'Speak your message').click()
  await alert(denied, 'Microphone is being used by another application...')
})

test('a browser that cannot recognise speech says so, and can be typed in', async () => {
  const page = await openChat({ deaf: true })
  await button(page, 'Speak your message').click()
  await alert(page, 'Voice recognition not supported in this browser. Please use Chrome, Safari, or Edge.')
})

test('the lookup listens in English (US), or in the language chosen, and nothing else can be done meanwhile', async () => {
  const page = await open('/how-to-say-it')
  await button(page, 'Say the word').click()
  await listening(page)
  const box = page.getByRole('textbox', { name: 'Word or phrase' })
  expect(await box.isDisabled()).toBe(true)
  expect(await button(page, 'Search').isDisabled()).toBe(true)
  await hear(page, 'thank you')
  await expect.poll(() => box.inputValue()).toBe('thank you')
  expect(await box.isEnabled()).toBe(true)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('1')
  await button(page, 'Say the word').click()
  await expect.poll(async () => (await ear(page)).asked.map(({ lang }) => lang)).toEqual(['en-US', 'es-ES'])
  expect((await ear(page)).asked[0]).toMatchObject({ continuous: false, interimResults: false, maxAlternatives: 1 })
  await fail(page, 'no-speech')
  await alert(page, 'No speech was detected. Please try speaking again.')
})

test('the lookup has its own words for a microphone that cannot be opened', async () => {
  const page = await open('/how-to-say-it', { microphone: 'NotAllowedError' })
  await button(page, 'Say the word').click()
  await alert(page, 'Could not access microphone. Please allow microphone permissions and try again.')
})

test('a word that was looked up is spoken at 0.7, its example too; playback that fails is told', async () => {
  const page = await open('/how-to-say-it?language=1')
  const search = async () => {
    await page.getByRole('textbox', { name: 'Word or phrase' }).fill('gracias')
    await page.keyboard.press('Enter')
  }
  await search()
  await button(page, 'Pronounce').click()
  await spoken(page, 0.7)
  await button(page, 'Listen to example').click()
  await button(page, 'Repeat Pronunciation').click()
  await expect.poll(async () => (await ear(page)).spoken.length).toBeGreaterThan(1)
  for (const each of (await ear(page)).spoken) expect(each.rate).toBe(0.7)

  const mute = await open('/how-to-say-it?language=1', { playbackFails: true })
  await mute.getByRole('textbox', { name: 'Word or phrase' }).fill('gracias')
  await mute.keyboard.press('Enter')
  await button(mute, 'Pronounce').click()
  await alert(mute, 'Voice playback failed. Please try again.')
})

/** A task of today with other content. */
async function openTask(content: DailyTask['content_data'], settings: Settings = {}): Promise<Page> {
  const [task]: DailyTask[] = await (await page.request.get('/api/users/daily-tasks')).json()
  const opened = await newPage(settings)
  const changed = { ...task, lesson_id: null, content_data: content }
  await opened.route(`**/api/users/daily-tasks/${task!.id}`, route => route.fulfill({ json: changed }))
  await opened.goto(`/task/${task!.id}`)
  return opened
}

test('a word of a task is spoken at 0.7', async () => {
  const vocabulary = [{ word: 'hola', translation: 'hello', pronunciation: 'ˈola', example: 'Hola.' }]
  const page = await openTask({ vocabulary } as DailyTask['content_data'])
  await button(page, 'Listen to hola').click()
  await spoken(page, 0.7)
})

const drill = {
  activity_type: 'pronunciation_drill',
  pronunciation_exercises: ['buenos días', 'gracias'].map(phrase => ({
    phrase,
    phonetic: 'x',
    tips: 'Slowly.',
    audio_text: phrase,
  })),
} as DailyTask['content_data']

test('the drill speaks at 0.6, slowly at 0.4, asks for five alternatives, takes the best and counts the attempts', async () => {
  const page = await openTask(drill)
  await button(page, 'Start Activity').click()
  await button(page, 'Listen').click()
  await spoken(page, 0.6)
  await button(page, 'Listen slowly').click()
  await spoken(page, 0.4)
  await button(page, 'Speak').click()
  await hear(page, 'otra cosa', 'Buenos dias!')
  await page.getByText(/15 points/).waitFor()
  await page.getByText(/Attempts: 1/).waitFor()
  await button(page, 'Say it again').click()
  await expect.poll(async () => (await ear(page)).asked.length).toBe(2)
  await hear(page, 'nada')
  await page.getByText(/Attempts: 2/).waitFor()
  await page.getByText('Score 15').waitFor()
  expect((await ear(page)).asked[0]).toEqual({
    lang: 'es-ES',
    continuous: false,
    interimResults: false,
    maxAlternatives: 5,
  })
})

test('the drill has its own words for silence, and then lets the learner be the judge', async () => {
  const page = await openTask(drill)
  await button(page, 'Start Activity').click()
  await button(page, 'Speak').click()
  await fail(page, 'no-speech')
  await alert(page, 'No speech detected. Please speak clearly and try again.')
  await button(page, 'It sounded right').click()
  await page.getByText('Score 15').waitFor()
})

test('a browser without any voice says so, and shows the transcription instead', async () => {
  const page = await newPage({})
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await page.goto('/how-to-say-it?language=1')
  await page.getByRole('textbox', { name: 'Word or phrase' }).fill('gracias')
  await page.keyboard.press('Enter')
  await button(page, 'Pronounce').click()
  await alert(page, 'Speech synthesis not supported in this browser')
})
