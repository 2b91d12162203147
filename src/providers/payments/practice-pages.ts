import type { Context, Hono } from 'hono'
import { checkoutOverPage, payPage, receiptPage } from './practice-checkout-page.ts'
import { judgeCard } from './practice-card.ts'
import type { PracticeDesk } from './practice-desk.ts'
import { deskPage } from './practice-desk-page.ts'
import { accountFault, deskActions } from './practice-payment.ts'
import type { PracticePayment } from './practice-payment.ts'
import { PRACTICE_CHECKOUT_PATH } from './create-payments.ts'
import { described, orderOf, paymentOf, statusOf, successAddress } from './practice-sessions.ts'
import type { Order, PracticeSessions, StoredSession } from './practice-sessions.ts'

/** How many sessions the desk shows. */
const DESK_ROWS = 50

type Parts = {
  publicUrl: string
  clock: { now(): Temporal.Instant }
  sessions: PracticeSessions
  desk: PracticeDesk
}

/** What people see of the practice checkout: the page to pay on, the receipt, and the desk. */
export function addPracticePages(app: Hono, { publicUrl, clock, sessions, desk }: Parts): void {
  app.get('/pay/:id', async http => {
    const session = await sessions.find(http.req.param('id'))
    return (await overPage(http, session)) ?? http.html(payPage(shown(orderOf(session!))))
  })

  app.post('/pay/:id', async http => {
    const session = await sessions.find(http.req.param('id'))
    const over = await overPage(http, session)
    if (over || !session) return over!
    const form = new URLSearchParams(await http.req.text())
    const isDebit = form.has('account')
    const fault = isDebit ? accountFault(form.get('account') ?? '') : cardFault(form)
    const order = orderOf(session)
    if (fault) return http.html(payPage({ ...shown(order), fault, isDebit }), 402)
    const payment = JSON.stringify({ state: isDebit ? 'processing' : 'paid' } satisfies PracticePayment)
    // Paid is paid, whether or not the product can be told: it may still ask.
    if (await sessions.complete(session.sessionId, payment)) {
      const completed: StoredSession = { ...session, status: 'complete', payment }
      await desk.tell('checkout.session.completed', described(completed, { now: clock.now(), publicUrl }))
    }
    return http.redirect(successAddress(session), 303)
  })

  app.get('/receipt/:id', async http => {
    const session = await sessions.find(http.req.param('id'))
    if (!session || paymentOf(session).state !== 'paid') return noSuch(http)
    const { product, amount, email, receiptEmail } = orderOf(session)
    return http.html(
      receiptPage({ product, amount, email: receiptEmail ?? email ?? 'you', payment: paymentOf(session) }),
    )
  })

  app.get('/desk', async http => http.html(deskPage(await deskRows(), desk.trouble)))

  app.post('/desk', async http => {
    const form = new URLSearchParams(await http.req.text())
    const action = deskActions.find(each => each === form.get('action'))
    const session = await sessions.find(form.get('session') ?? '')
    if (action) {
      if (!session || !(await desk.act(session, action)))
        return http.html(deskPage(await deskRows(), desk.trouble, true), 409)
    } else {
      const delay = Number(form.get('delay') ?? 0)
      desk.trouble.delaySeconds = delay > 0 && delay <= 60 ? delay : 0
      desk.trouble.isFailing = form.has('failing')
      desk.trouble.isSilent = form.has('silent')
    }
    return http.redirect(`${PRACTICE_CHECKOUT_PATH}/desk`, 303)
  })

  async function deskRows() {
    const latest = await sessions.latest(DESK_ROWS)
    return latest.map(session => ({
      sessionId: session.sessionId,
      email: orderOf(session).email ?? '',
      createdAt: session.createdAt,
      status: statusOf(session, clock.now()),
      payment: paymentOf(session),
    }))
  }

  function cardFault(form: URLSearchParams): string | undefined {
    const text = (name: string) => form.get(name) ?? ''
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const verdict = judgeCard({ number: text('card'), expiry: text('expiry'), cvc: text('cvc') }, today)
    return verdict.approved ? undefined : verdict.fault
  }

  /** The page of a session that can no longer be paid; undefined for one that can. */
  async function overPage(http: Context, session: StoredSession | undefined): Promise<Response | undefined> {
    if (!session) return noSuch(http)
    switch (statusOf(session, clock.now())) {
      case 'open':
        return undefined
      case 'complete': {
        const isFailed = paymentOf(session).state === 'failed'
        const text = isFailed
          ? 'The bank refused this payment. Nothing was charged; begin again from the plan page.'
          : 'This checkout was paid before; it cannot be paid twice.'
        const title = isFailed ? 'Payment failed' : 'Already paid'
        return http.html(checkoutOverPage({ title, text, url: successAddress(session) }))
      }
      case 'expired': {
        const text = 'This checkout has ended. Nothing was charged.'
        return http.html(checkoutOverPage({ title: 'Checkout ended', text, url: orderOf(session).cancelUrl }), 410)
      }
    }
  }
}

function noSuch(http: Context) {
  const text = 'The address of this checkout is not complete, or it was made elsewhere.'
  return http.html(checkoutOverPage({ title: 'No such checkout', text, url: '/' }), 404)
}

const shown = ({ product, amount, email, cancelUrl }: Order) => ({ product, amount, email: email ?? 'you', cancelUrl })
