// npm run <name>: runs a TypeScript program of scripts/ or bench/ with the product's Node.
import { ensureInstalled, root, runNode } from './machine.mjs'

process.chdir(root)
ensureInstalled()
process.exit(runNode(process.argv.slice(2)))
