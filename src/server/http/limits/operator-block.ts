import type { Settings } from '#server/environment/settings.ts'

type Operator = Settings['operator']

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What the application reads of the installation: whether money is real, and who runs it (web/app/installation.ts). */
export function withInstallation(
  page: string,
  { checkoutMode, operator }: { checkoutMode: string; operator: Operator },
) {
  const told = { 'checkout-mode': checkoutMode, ...operator }
  const metas = Object.entries(told).flatMap(([name, content]) =>
    content ? [`<meta name="${name}" content="${escaped(content)}" />`] : [],
  )
  // A replacement text could hold "$&"; a function's answer is taken as it is.
  return page.replace('</head>', () => `${metas.join('')}</head>`)
}

/** The landing page with the operator's links in its footer; without any, nothing stands there. */
export function withOperatorLinks(page: string, { support, terms, privacy, imprint }: Operator): string {
  const links = [
    [support, 'Support'],
    [terms, 'Terms'],
    [privacy, 'Privacy'],
    [imprint, 'Imprint'],
  ].flatMap(([href, name]) =>
    href ? [`<a class="underline underline-offset-4" href="${escaped(href)}">${name}</a>`] : [],
  )
  const block = links.length > 0 ? `<p class="mt-3">${links.join(' · ')}</p>` : ''
  return page.replace('<!--operator-->', () => block)
}
