/** Splits a request URL into its parts, within the limits of our pages. */

/** React Router's matching is slow on long paths, and none of our pages has one. */
const MAX_PATH_CHARS = 200
const MAX_SEGMENTS = 10

/**
 * React Router requests a page's data at the page's path with this suffix; at `/about/_.data` for `/about/`.
 */
const DATA_ENDING = /(?:(?<=\/)_)?\.data$/

export type PageUrl = Readonly<{
  /** Decoded. */
  segments: readonly string[]
  isData: boolean
  search: URLSearchParams
}>

/** Returns null for a URL that no page can have, such as `//example.com`. */
export function readPageUrl(url: string): PageUrl | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (path.length > MAX_PATH_CHARS || !path.startsWith('/')) {
    return null
  }
  const pagePath = path.replace(DATA_ENDING, '')
  const segments = readSegments(pagePath)
  return (
    segments && {
      segments,
      isData: pagePath !== path,
      search: new URLSearchParams(mark < 0 ? '' : url.slice(mark)),
    }
  )
}

function readSegments(path: string): string[] | null {
  if (path === '/') {
    return []
  }
  const segments = path.replace(/\/$/, '').slice(1).split('/').map(decode)
  const isPath = segments.length <= MAX_SEGMENTS && segments.every((segment) => /^[^/]+$/.test(segment))
  return isPath ? segments : null
}

/** Empty for an invalid escape sequence. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
