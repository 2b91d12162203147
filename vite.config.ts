import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds: the application (and the landing page's small script), then, with --ssr, the landing page as a module to prerender. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? { outDir: '../../build/prerender', emptyOutDir: true, ssr: 'landing/landing-page.tsx' }
    : {
        outDir: '../../build/web',
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['src/web/app.html', 'src/web/landing.html'] },
      },
}))
