/** A number from 0 to 2^31 - 1 that depends on all of seed and text: the planner's dice, always the same for the same day. */
export function mix(seed: number, text: string): number {
  // FNV-1a, then one round of a finaliser, since the last letters alone would hardly move the high bits.
  let hash = 0x811c9dc5 ^ seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & 0x7fffffff
}
