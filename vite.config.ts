import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** Asks for the headings' font together with the page, so that text does not wait for the style sheet to name it. */
const preloadHeadingFont: Plugin = {
  name: 'preload-heading-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(name => name.endsWith('.woff2'))
        .map(name => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
}

/** Two builds: the application (and the landing page's small script), then, with --ssr, the landing page as a module to prerender. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), preloadHeadingFont],
  build: isSsrBuild
    ? {
        outDir: '../../build/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/web/landing/landing-page.tsx' },
      }
    : {
        outDir: '../../build/web',
        emptyOutDir: true,
        target: 'es2023',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/web/app.html', 'src/web/landing.html', 'src/web/not-found.html'],
          // What every screen needs is one file: fewer requests, and it compresses better than its parts.
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
              ],
            },
          },
        },
      },
}))
