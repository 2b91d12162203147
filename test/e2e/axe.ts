import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds against WCAG 2.2 A and AA on a page as it stands: each rule with the elements at fault. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // A colour on its way from light to dark is neither: what moves is let come to rest.
    const moving = document.getAnimations().filter(each => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(each => each.finished))
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const { violations } = await axe.run(document, { runOnly })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 200)).join(' | ')}`)
  })
}

/** Lets the system of a page go dark or light, and waits until the page has followed, its bar last. */
export async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const before = await page.evaluate(() => getComputedStyle(document.body).color)
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(before => {
    const { color } = getComputedStyle(document.body)
    const bar = document.querySelector('header a')
    return color !== before && (!bar || getComputedStyle(bar).color === color)
  }, before)
}
