/** The cards of the practice checkout, numbered as Stripe's own test cards are: https://docs.stripe.com/testing */
export const APPROVED_CARD = '4242424242424242'
export const DECLINED_CARD = '4000000000000002'

export type CardVerdict = { approved: true } | { approved: false; fault: string }

/** What the practice checkout says to a card. `today` is the day it is used on. */
export function judgeCard(
  card: { number: string; expiry: string; cvc: string },
  today: Temporal.PlainDate,
): CardVerdict {
  const number = card.number.replaceAll(/[\s-]/g, '')
  const refuse = (fault: string): CardVerdict => ({ approved: false, fault })
  if (number !== APPROVED_CARD && number !== DECLINED_CARD) {
    return refuse('This practice checkout takes its two test cards only: 4242 4242 4242 4242 or 4000 0000 0000 0002.')
  }
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(card.expiry.trim()) ?? []
  if (!month || !year) return refuse('Enter the expiry as month and year, such as 12/34.')
  const lastDay = Temporal.PlainYearMonth.from({ year: 2000 + Number(year), month: Number(month) })
  if (Temporal.PlainYearMonth.compare(lastDay, today.toPlainYearMonth()) < 0) {
    return refuse('This card has expired. Enter an expiry in the future, such as 12/34.')
  }
  if (!/^\d{3}$/.test(card.cvc.trim())) return refuse('Enter the three digits of the security code, such as 123.')
  if (number === DECLINED_CARD) return refuse('Your card was declined. Nothing was charged; try another card.')
  return { approved: true }
}
