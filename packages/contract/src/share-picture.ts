/** The address of the picture that stands for a page where it is shared. Made by the pages, drawn by the server. */

type SharedPage = Readonly<{ path: string; title: string; description: string }>

/** Part of every version, so that a new look gets new addresses: the old ones are kept for a year by whoever saw them. */
const LOOK = '1'

/** The name of the front page in such an address; its own path is empty. */
const FRONT = '/home'

/** Other words have another address, so what stands at one never changes. */
export function sharePicturePath({ path, title, description }: SharedPage): string {
  return `/og/${hash(`${LOOK}\n${title}\n${description}`)}${path === '/' ? FRONT : path}.png`
}

/** The page that such an address speaks of; null where it is none. */
export function pageOfSharePicture(picturePath: string): string | null {
  const page = /^\/og\/[0-9a-z]+(\/[^?#]+)\.png$/.exec(picturePath)?.[1]
  if (page === undefined) {
    return null
  }
  return page === FRONT ? '/' : page
}

/** FNV-1a of 32 bits: it only has to differ when a page's own words change. */
function hash(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  }
  return (sum >>> 0).toString(36)
}
