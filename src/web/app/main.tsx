import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applyTheme, followSystemColours } from '../storage/theme.ts'
import '../styles.css'

// Browsers without Temporal get it before anything asks for the time.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

applyTheme()
followSystemColours()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
