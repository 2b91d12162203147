import { html } from 'hono/html'
import { faultMessage, practicePage } from '../practice-page.ts'
import type { Html } from '../practice-page.ts'
import type { Trouble } from './practice-desk.ts'
import { deskLabels, possibleActions } from './practice-payment.ts'
import type { PracticePayment } from './practice-payment.ts'

type Row = {
  sessionId: string
  email: string
  createdAt: Temporal.Instant
  status: 'open' | 'complete' | 'expired'
  payment: PracticePayment
}

/** Where somebody who tries the product decides what banks and payment services decide in life. */
export function deskPage(rows: readonly Row[], trouble: Trouble, isTooLate = false): Html {
  return practicePage({
    title: 'Practice desk',
    notice:
      'Here happens what banks and payment services do in life, days later. The product hears of it by signed webhooks.',
    content: html`
      ${faultMessage(isTooLate ? 'That cannot happen to this payment any more.' : undefined)}
      <h2>Payments</h2>
      ${rows.length === 0 ? html`<p>Nobody has opened a checkout yet.</p>` : rows.map(row)}
      <h2>Trouble</h2>
      <form method="post">
        <label for="delay">Seconds before every answer to the product</label>
        <input id="delay" name="delay" inputmode="numeric" maxlength="2" value="${trouble.delaySeconds}" />
        <p><label><input type="checkbox" name="failing" ${trouble.isFailing ? 'checked' : ''} /> Answer 500 to the product</label></p>
        <p><label><input type="checkbox" name="silent" ${trouble.isSilent ? 'checked' : ''} /> Send no webhooks</label></p>
        <div class="actions"><button>Keep</button></div>
      </form>`,
  })
}

function row({ sessionId, email, createdAt, status, payment }: Row): Html {
  return html`
    <div class="order">
      <span>${email}<br /><small>${createdAt.toString({ smallestUnit: 'second' })}, ${stateText(status, payment)}</small></span>
    </div>
    ${possibleActions(payment).map(
      action => html`<form method="post" class="actions">
        <input type="hidden" name="session" value="${sessionId}" />
        <button name="action" value="${action}">${deskLabels[action]}</button>
      </form>`,
    )}`
}

function stateText(status: Row['status'], { state, refunded, dispute }: PracticePayment): string {
  if (status !== 'complete') return status
  const parts = [state === 'processing' ? 'waits for the bank' : (state ?? ''), refunded ? 'returned' : '']
  const disputes = { needs_response: 'disputed', won: 'dispute won', lost: 'dispute lost' }
  return [...parts, dispute ? disputes[dispute] : ''].filter(Boolean).join(', ')
}
