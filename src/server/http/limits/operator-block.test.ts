import { expect, test } from 'vitest'
import { withInstallation, withOperatorLinks } from './operator-block.ts'

const none = { support: undefined, terms: undefined, privacy: undefined, imprint: undefined }

test('the application is told whether money is real and who runs the installation, and nothing that is not set', () => {
  const operator = { ...none, support: 'mailto:help@example.org', terms: 'https://example.org/?a=1&b="2"' }
  expect(withInstallation('<head></head>', { checkoutMode: 'live', operator })).toBe(
    '<head><meta name="checkout-mode" content="live" /><meta name="support" content="mailto:help@example.org" />' +
      '<meta name="terms" content="https://example.org/?a=1&amp;b=&quot;2&quot;" /></head>',
  )
})

test('the landing page links what is set, and says nothing where nothing is', () => {
  const page = '<footer><!--operator--></footer>'
  expect(withOperatorLinks(page, none)).toBe('<footer></footer>')
  const linked = withOperatorLinks(page, {
    ...none,
    privacy: 'https://example.org/$&',
    imprint: 'https://example.org/i',
  })
  expect(linked).toContain('href="https://example.org/$&amp;">Privacy</a> · <a')
  expect(linked).toContain('>Imprint</a></p></footer>')
})
