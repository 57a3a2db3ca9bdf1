/** Path of a page's social sharing picture. The pages build the path, the server draws the picture. */

type SharedPage = Readonly<{ path: string; title: string; description: string }>

/** Part of every hash, so a new design gets new URLs: clients cache the old pictures for a year. */
const DESIGN_VERSION = '2'

/** Name of the home page in a picture path; its own path is empty. */
const HOME_NAME = '/home'

/** The path contains a hash of the text, so the picture at one path never changes. */
export function sharePicturePath({ path, title, description }: SharedPage): string {
  return `/og/${hash(`${DESIGN_VERSION}\n${title}\n${description}`)}${path === '/' ? HOME_NAME : path}.png`
}

/** Returns the page of a picture path, or null if the path isn't one. */
export function pageOfSharePicture(picturePath: string): string | null {
  const page = /^\/og\/[0-9a-z]+(\/[^?#]+)\.png$/.exec(picturePath)?.[1]
  if (page === undefined) {
    return null
  }
  return page === HOME_NAME ? '/' : page
}

/** FNV-1a, 32 bits: the hash only has to change when a page's text changes. */
function hash(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  }
  return (sum >>> 0).toString(36)
}
