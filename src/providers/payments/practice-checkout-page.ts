import { html } from 'hono/html'
import { faultMessage, practicePage } from '../practice-page.ts'
import type { Html } from '../practice-page.ts'
import { EMPTY_ACCOUNT, GOOD_ACCOUNT } from './practice-payment.ts'
import type { PracticePayment } from './practice-payment.ts'

const notice =
  'No money moves here: no card is charged, nothing leaves this installation, and card numbers are not kept.'

/** An amount of cents as people write it: `4900` is `$49.00`. */
const priceText = (cents: number) => `$${(cents / 100).toFixed(2)}`

type PayPage = { product: string; amount: number; email: string; cancelUrl: string; fault?: string; isDebit?: boolean }

/** The card form of the hosted checkout. What was typed is never sent back, as it would be a card number. */
export function payPage({ product, amount, email, cancelUrl, fault, isDebit = false }: PayPage): Html {
  const price = priceText(amount)
  return practicePage({
    title: 'Practice checkout',
    notice,
    content: html`
      <p class="order"><span>${product}<br /><small>for ${email}</small></span> <strong>${price}</strong></p>
      ${faultMessage(fault)}
      <form method="post">
        <label for="card">Card number</label>
        <input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="30" required aria-describedby="card-hint ${fault ? 'fault' : ''}" />
        <p class="hint" id="card-hint">4242 4242 4242 4242 is approved, 4000 0000 0000 0002 is declined.</p>
        <div class="pair">
          <div>
            <label for="expiry">Expiry (MM/YY)</label>
            <input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" maxlength="7" placeholder="12/34" required />
          </div>
          <div>
            <label for="cvc">Security code</label>
            <input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" maxlength="4" placeholder="123" required />
          </div>
        </div>
        <div class="actions">
          <button class="primary">Pay ${price} in practice</button>
          <a class="button" href="${cancelUrl}">Cancel and go back</a>
        </div>
      </form>
      <details ${isDebit ? 'open' : ''}>
        <summary>By bank debit instead</summary>
        <form method="post">
          <label for="account">Account number</label>
          <input id="account" name="account" inputmode="numeric" autocomplete="off" maxlength="34" required aria-describedby="account-hint ${fault ? 'fault' : ''}" />
          <p class="hint" id="account-hint">${GOOD_ACCOUNT} or ${EMPTY_ACCOUNT}. A bank takes days to decide; here the <a href="/practice/checkout/desk">practice desk</a> does.</p>
          <div class="actions"><button>Debit ${price} in practice</button></div>
        </form>
      </details>`,
  })
}

/** Where there is nothing to pay any more, or never was. */
export function checkoutOverPage({ title, text, url }: { title: string; text: string; url: string }): Html {
  return practicePage({
    title,
    notice,
    content: html`
      <p>${text}</p>
      <div class="actions"><a class="button" href="${url}">Go on</a></div>`,
  })
}

/** What Stripe sends and links to as a receipt. */
export function receiptPage(paid: { product: string; amount: number; email: string; payment: PracticePayment }): Html {
  return practicePage({
    title: 'Receipt',
    notice,
    content: html`
      <p class="order"><span>${paid.product}<br /><small>for ${paid.email}</small></span> <strong>${priceText(paid.amount)}</strong></p>
      <p>${paid.payment.refunded ? 'This payment was returned.' : 'Paid in practice.'}</p>`,
  })
}
