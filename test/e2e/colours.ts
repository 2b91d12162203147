import type { Locator } from 'playwright-core'

/** Where each colour begins on the wheel of hues, in degrees. */
const hues = [
  [0, 'red'],
  [20, 'orange'],
  [34, 'yellow'],
  [75, 'green'],
  [175, 'blue'],
  [250, 'purple'],
  [330, 'red'],
] as const
export type Colour = (typeof hues)[number][1] | 'grey'

/** The colour that an element's text is written in, as people would call it. */
export async function colourOf(element: Locator): Promise<Colour> {
  const [red, green, blue] = await element.evaluate(shown => {
    // A canvas turns whatever notation the browser answers into red, green and blue.
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    canvas.fillStyle = getComputedStyle(shown).color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  const { hue, saturation } = hueOf(red!, green!, blue!)
  return saturation < 0.2 ? 'grey' : hues.findLast(([from]) => hue >= from)![1]
}

/** From 0 to 255 each to a hue in degrees and a saturation from 0 to 1: https://en.wikipedia.org/wiki/HSL_and_HSV */
function hueOf(red: number, green: number, blue: number): { hue: number; saturation: number } {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return { hue: 0, saturation: 0 }
  const sector =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return { hue: (sector * 60 + 360) % 360, saturation: range / most }
}
