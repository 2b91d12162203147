export type CheckoutMode = 'practice' | 'test' | 'live'

/** Whether paying here moves real money. The server writes it into the page that carries the application. */
export function checkoutMode(): CheckoutMode {
  const mode = document.querySelector<HTMLMetaElement>('meta[name="checkout-mode"]')?.content
  return mode === 'practice' || mode === 'test' ? mode : 'live'
}
