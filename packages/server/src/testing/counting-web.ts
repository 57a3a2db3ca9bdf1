import type { Web } from '../pages/web.ts'
import { builtWeb } from '../process/built-web.ts'

/** The built pages, counting how often React Router renders one or loads its data. */
export function createCountingWeb() {
  let rendered = 0
  const { pages } = builtWeb
  const { module } = pages.build.entry
  const web: Web = {
    ...builtWeb,
    pages: {
      ...pages,
      build: {
        ...pages.build,
        entry: {
          module: {
            ...module,
            default: (...args) => {
              rendered++
              return module.default(...args)
            },
            handleDataRequest: (response) => {
              rendered++
              return response
            },
          },
        },
      },
    },
  }
  /** The count since the last call. */
  const takeCount = () => {
    const count = rendered
    rendered = 0
    return count
  }
  return { web, takeCount }
}
