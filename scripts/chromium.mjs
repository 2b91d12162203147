// Finds a Chromium for the browser tests, or installs Debian's where that can be done without asking anybody.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium: `CHROMIUM_PATH`, a system one, Playwright's own, or one installed from Debian. Undefined where none can be had. */
export async function findChromium() {
  const explicit = process.env.CHROMIUM_PATH
  if (explicit) return existsSync(explicit) ? explicit : undefined
  return onPath() ?? (await playwrightsOwn()) ?? installed()
}

export const NO_CHROMIUM =
  'Cannot find a Chromium for the browser tests: install one ("apt-get install chromium", or "npx playwright-core install chromium"), or set CHROMIUM_PATH'

function onPath() {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/Applications/Google Chrome.app/Contents/MacOS',
  ]
  const names = process.platform === 'darwin' ? [...systemNames, 'Google Chrome'] : systemNames
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(path => existsSync(path))
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function installed() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) return undefined
  console.log('Installing Chromium from Debian for the browser tests (once)…')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  apt('update')
  apt('install', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk')
  return onPath()
}
