import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

// Makes the folder that is published, `npm publish packages/backend/dist`: Node strips no types below node_modules, so
// that there the modules are JavaScript, under the names by which they are imported here.
const HERE = import.meta.dirname

/** Writes the package into `target`: its modules as JavaScript beside their SQL, README, licence and package.json. */
export function buildPackage(target: string): void {
  rmSync(target, { recursive: true, force: true })
  const files = globSync('**/*.{ts,sql}', { cwd: join(HERE, 'src') })
  for (const file of files.filter((name) => !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(name))) {
    const path = join(target, file.replace(/\.ts$/, '.js'))
    mkdirSync(dirname(path), { recursive: true })
    const text = readFileSync(join(HERE, 'src', file), 'utf8')
    writeFileSync(path, file.endsWith('.ts') ? asJavaScript(text) : text)
  }
  for (const file of ['README.md', 'LICENSE']) cpSync(join(HERE, file), join(target, file))
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
}

/** Without its types, and with the names of modules as they are in the package. */
const asJavaScript = (text: string) =>
  stripTypeScriptTypes(text, { mode: 'strip' }).replace(/(['"])([\w./#-]+)\.ts\1/g, '$1$2.js$1')

function manifest(): object {
  const {
    files: _,
    devDependencies: __,
    scripts: ___,
    ...published
  } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'))
  return {
    ...published,
    exports: {
      '.': { types: './create-backend.d.ts', default: './create-backend.js' },
      './*.ts': { types: './*.d.ts', default: './*.js' },
    },
    imports: { '#backend/*.js': './*.js', '#backend/*.ts': './*.d.ts' },
  }
}

/** Writes the declarations of the modules' types beside them. */
function writeTypes(target: string): void {
  const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--outDir', target]
  const { status } = spawnSync('tsc', ['--project', join(HERE, 'tsconfig.build.json'), ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}

if (import.meta.main) {
  const target = join(HERE, 'dist')
  buildPackage(target)
  writeTypes(target)
}
