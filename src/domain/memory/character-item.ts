const PREFIX = 'character:'

/** The names of all characters, as a query is told; no concept of a course has a colon in its name. */
export const CHARACTER_ITEMS = `${PREFIX}%`

/** The name of the memory item of a Chinese or Japanese character: its trace is its own, beside those of words that it stands in. */
export function characterItem(character: string): string {
  return PREFIX + character
}

/** The character that an item stands for; undefined where it stands for something else. */
export function characterOfItem(item: string): string | undefined {
  return item.startsWith(PREFIX) ? item.slice(PREFIX.length) : undefined
}
