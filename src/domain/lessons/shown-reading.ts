/** How a text is read, where that says more than its letters; undefined for kana read as kana, spaces and signs aside. */
export function shownReading(text: string, reading: string | undefined): string | undefined {
  const bare = (each: string) => each.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return reading === undefined || bare(reading) === bare(text) ? undefined : reading
}
