/** A sentence on a lesson's score, true and kind. `right` of `asked` exercises were answered right. */
export function scoreSentence(right: number, asked: number): string {
  if (asked === 0) return 'There was nothing to answer today.'
  const count = `${right} of ${asked} right`
  const share = right / asked
  if (share === 1) return `${count}. You can use all of this today.`
  if (share >= 0.8) return `${count}. It sits well; the rest comes back in your reviews.`
  if (share >= 0.6) return `${count}. The better part is there, and the rest comes back in your reviews.`
  if (share >= 0.3)
    return `${count}. That is a fair start: new words need several meetings, and each of these will come.`
  return `${count}. This was a first meeting. Look at the answers below; the words come back in your reviews, a few at a time.`
}
