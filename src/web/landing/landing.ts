import { CallError, NetworkError, call } from '../app/call-client.ts'
import { returnTo } from '../storage/return-to.ts'
import { pendingLanguage } from '../storage/pending-language.ts'
import { signInFailure } from '../storage/sign-in-failure.ts'
import { applyTheme, followSystemColours } from '../storage/theme.ts'
import { signedInUser } from '../app/log-out.ts'
import { paths } from '../app/paths.ts'
import { failureText, signInAddress } from '../app/sign-in.ts'
import { api } from '#contract/api.ts'
import './taste.ts'
import type { SignInProvider } from '#contract/learners/sign-in.ts'

/** Makes the prerendered landing page work: choosing a language, signing in, the bar. No framework, few kilobytes. */

applyTheme()
followSystemColours()
document.documentElement.classList.add('has-script')

const message = document.getElementById('message')!
const choice = document.getElementById('sign-in-choice') as HTMLDialogElement
const buttons = document.querySelectorAll<HTMLButtonElement>('#sign-in, button[data-language]:enabled')
/** The button whose sign-in is being opened, and what it usually says. Others are ignored meanwhile, but keep the focus. */
let opening: { button: HTMLButtonElement; label: string | null } | undefined

for (const button of buttons) {
  button.addEventListener('click', () => {
    if (opening) return
    const { language } = button.dataset
    if (language) keepChoice(Number(language))
    void signIn(button)
  })
}
document.getElementById('how-to-say-it')!.addEventListener('click', () => void openHowToSayIt())

const filter = document.getElementById('language-filter') as HTMLInputElement
const cards = [...document.querySelectorAll<HTMLElement>('#language-grid li[data-name]')]
filter.addEventListener('input', () => {
  const wanted = filter.value.trim().toLowerCase()
  for (const card of cards) card.hidden = !card.dataset.name!.toLowerCase().includes(wanted)
  const { length } = cards.filter(card => !card.hidden)
  const count = length === 0 ? 'No language of that name' : `${length} ${length === 1 ? 'language' : 'languages'}`
  document.getElementById('language-count')!.textContent = wanted === '' ? '' : count
})

// On a telephone the first languages stand there, and the others when they are wanted.
const grid = document.getElementById('language-grid')!
const more = document.getElementById('more-languages')!
function showAll() {
  grid.classList.add('is-whole')
  more.hidden = true
}
more.querySelector('button')!.addEventListener('click', () => {
  const first = cards.find(card => card.offsetParent === null)
  showAll()
  first?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
})
filter.addEventListener('focus', showAll)

const failed = signInFailure.take()
if (failed) tell(failed)

// A page that comes back from the browser's memory may be older than the session, and may still say that it is busy.
window.addEventListener('pageshow', event => {
  if (!event.persisted) return
  rest()
  void goOnWhereSignedIn()
})

// A learner whose sign-in ran out is told so, and goes on where they were after signing in again.
if (returnTo.read()) {
  tell('Your sign-in has ended. Sign in again and you go on where you were: nothing you did is lost.')
}

/** Also works where the browser forbids storage: the learner then chooses the language on the plan page. */
function keepChoice(languageId: number) {
  try {
    pendingLanguage.save(languageId)
  } catch (error) {
    console.error('Cannot keep the chosen language', error)
  }
}

async function signIn(button: HTMLButtonElement) {
  busy(button)
  try {
    const providers = await call(api.signInProviders)
    if (providers.length > 1) return offer(providers)
    window.location.assign(await signInAddress(providers[0]?.id))
  } catch (error) {
    fail(error)
  }
}

/** Lets the visitor choose where several providers are set up. */
function offer(providers: SignInProvider[]) {
  rest()
  document.getElementById('sign-in-providers')!.replaceChildren(
    ...providers.map(provider => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = `Sign in with ${provider.name}`
      button.className = 'min-h-11 rounded-md bg-sea px-4 py-2 font-medium text-on-sea'
      button.addEventListener('click', () => {
        busy(button)
        signInAddress(provider.id).then(
          address => window.location.assign(address),
          error => {
            choice.close()
            fail(error)
          },
        )
      })
      return button
    }),
  )
  choice.showModal()
}

/** With a subscription to the lookup, without one or when it cannot be known to the plan; whoever is signed out is told why not. */
async function openHowToSayIt() {
  try {
    const subscription = await call(api.subscription)
    window.location.assign(subscription ? paths.howToSayIt() : paths.subscription())
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      tell('How to Say It is part of the program. Sign in, or choose a language to begin.')
    } else window.location.assign(paths.subscription())
  }
}

async function goOnWhereSignedIn() {
  const user = await signedInUser().catch(() => undefined)
  if (user) window.location.replace(paths.dashboard)
}

function busy(button: HTMLButtonElement) {
  message.hidden = true
  opening = { button, label: button.textContent }
  button.setAttribute('aria-busy', 'true')
  if (button.dataset.language) button.textContent = 'Opening sign-in…'
}

function rest() {
  if (!opening) return
  opening.button.removeAttribute('aria-busy')
  if (opening.button.dataset.language) opening.button.textContent = opening.label
  opening = undefined
}

function fail(error: unknown) {
  console.error(failureText('Failed to get login redirect URL', error))
  rest()
  if (error instanceof NetworkError) return tell(error.message)
  const status = error instanceof CallError ? ` (HTTP status ${error.status})` : ''
  tell(`Sign-in cannot be opened at the moment${status}. Your choice is kept; please try again shortly.`)
}

function tell(text: string) {
  message.textContent = text
  message.hidden = false
}
