const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** Digits apart by at most two signs. */
const digits = /\+?\(?\p{Nd}(?:[\s().\-/]{0,2}\p{Nd})+/gu
/** Years, prices, clock times and dates have fewer digits than a telephone number, or the form of a date. */
const FEWEST_DIGITS = 7
const date = /^\p{Nd}{1,4}[./-]\s?\p{Nd}{1,2}[./-]\s?\p{Nd}{1,4}$/u

/** A text as it may leave the server: e-mail addresses and telephone numbers are replaced by what they are. */
export function maskContacts(text: string): string {
  return text
    .replace(email, '[e-mail address]')
    .replace(digits, number =>
      (number.match(/\p{Nd}/gu)?.length ?? 0) < FEWEST_DIGITS || date.test(number) ? number : '[phone number]',
    )
}
