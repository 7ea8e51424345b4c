import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Browsers read scripts above this many bytes beside the page's own thread, while they load. */
const READ_WHILE_LOADING = 30_000
/** Asks Chromium to compile them there as well, instead of each function when the page first calls it. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/**
 * Minifies the scripts of the first pages once more, with a slower minifier that saves every visitor two more
 * kilobytes; for the other scripts that is not worth the wait.
 */
export function minifyFurther(isWorthIt: (moduleId: string) => boolean): Plugin {
  return {
    name: 'minify-further',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After what the bundler itself writes at the head of a file.
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.moduleIds.some(isWorthIt)) continue
          const drawn = bundle[`${chunk.fileName}.map`]
          const map = drawn?.type === 'asset' ? drawn : undefined
          const { code, map: next } = await minify(chunk.code, {
            ...(map && { sourceMap: { content: String(map.source), asObject: false } }),
            module: true,
            ecma: 2020,
            ...(chunk.code.length > READ_WHILE_LOADING && { format: { preamble: COMPILE_AT_ONCE } }),
            compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
          })
          if (code) chunk.code = code
          if (map && next) map.source = String(next)
        }
      },
    },
  }
}
