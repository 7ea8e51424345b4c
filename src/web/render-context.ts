import { createContext } from 'react-router'
import type { RenderContext } from '#contract/render-context.ts'

/** The key under which the server puts what loaders need; read off the build through `entry.server`. */
export const renderContext = createContext<RenderContext>()
