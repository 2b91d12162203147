/** A language number from a path; 0, which is no language, for anything but plain digits. */
export function idFrom(text: string): number {
  return /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : 0
}
