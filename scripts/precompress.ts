// Writes .br and .gz beside every text file of build/web, so that the server never compresses while somebody waits.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = fileURLToPath(new URL('../build/web/', import.meta.url))
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

const files = await readdir(folder, { recursive: true, withFileTypes: true })
const paths = files
  .filter(file => file.isFile() && compressible.test(file.name))
  .map(file => join(file.parentPath, file.name))

await Promise.all(
  paths.map(async path => {
    const content = await readFile(path)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }),
)
