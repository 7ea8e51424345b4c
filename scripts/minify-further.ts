import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies the scripts of the first pages once more, with a slower minifier that saves every visitor two more
 * kilobytes; for the other scripts that is not worth the wait.
 */
export function minifyFurther(isWorthIt: (moduleId: string) => boolean): Plugin {
  return {
    name: 'minify-further',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some(isWorthIt)) continue
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
        })
        if (code) chunk.code = code
      }
    },
  }
}
