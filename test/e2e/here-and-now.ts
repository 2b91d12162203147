import type { Page } from 'playwright-core'

const labels = { listen: 'I can listen', speak: 'I can speak', type: 'I can type' } as const

/** Says in the settings, in a tab of its own, what the learner can use on this device; other tabs take it up at once. */
export async function sayCan(page: Page, what: keyof typeof labels, can: boolean): Promise<void> {
  const settings = await page.context().newPage()
  await settings.goto('/settings')
  await settings.getByRole('checkbox', { name: labels[what] }).setChecked(can)
  await settings.close()
}
