import { html } from 'hono/html'
import * as z from 'zod'
import { faultMessage, practicePage } from '../practice-page.ts'
import type { Html } from '../practice-page.ts'

const notice =
  'Nobody checks who you are: no password is asked for, nothing leaves this installation, and any address will do.'

type Account = { id: string; email: string; givenName: string | null }
type SignInForm = { accounts: readonly Account[]; fault?: string; email?: string; givenName?: string }

/** Asks who signs in: an account this browser used before, or an e-mail address and a given name. */
export function signInPage({ accounts, fault, email = '', givenName = '' }: SignInForm): Html {
  return practicePage({
    title: 'Practice sign-in',
    notice,
    content: html`
      ${accounts.length > 0 ? accountList(accounts) : ''}
      <form method="post" aria-labelledby="new">
        <h2 id="new">${accounts.length > 0 ? 'Or use another address' : 'Who are you?'}</h2>
        ${faultMessage(fault)}
        <label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${email}"
          ${fault ? html`aria-invalid="true" aria-describedby="fault"` : ''} />
        <label for="given-name">Given name</label>
        <input id="given-name" name="given_name" autocomplete="given-name" maxlength="100" value="${givenName}" aria-describedby="given-name-hint" />
        <p class="hint" id="given-name-hint">How Meridian greets you. It may stay empty.</p>
        <div class="actions">
          <button class="primary" name="action" value="sign-in">Sign in</button>
          <button name="action" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>`,
  })
}

function accountList(accounts: readonly Account[]): Html {
  return html`
    <form method="post" aria-labelledby="earlier">
      <h2 id="earlier">Go on as</h2>
      <ul class="accounts">
        ${accounts.map(
          ({ id, email, givenName }) =>
            html`<li><button name="account" value="${id}">${givenName ?? email}${givenName ? html`<small>${email}</small>` : ''}</button></li>`,
        )}
      </ul>
    </form>`
}

/** Where a sign-in cannot go on: it took too long, or was begun elsewhere. */
export function signInOverPage(): Html {
  return practicePage({
    title: 'This sign-in is over',
    notice,
    content: html`
      <p>It took too long, or went on in another tab. Nothing was changed; begin again from the start page.</p>
      <div class="actions"><a class="button" href="/">Back to Meridian</a></div>`,
  })
}

const Address = z.email().max(254)

/** What the form says: a person, or what is wrong with it. */
export function readSignInForm(form: FormData): { email: string; givenName: string | null } | { fault: string } {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [email, givenName] = [text('email'), text('given_name')]
  if (!Address.safeParse(email).success) return { fault: 'Enter an e-mail address such as ana@example.org.' }
  if (givenName.length > 100 || /\p{Cc}/u.test(givenName) || !givenName.isWellFormed()) {
    return { fault: 'Enter a given name of at most 100 letters.' }
  }
  return { email, givenName: givenName || null }
}
