/**
 * Version of the shape in which the server publishes the catalog: raise the minor when you add a field, the major when
 * you change or remove one. It's part of the release's version, because a published version must never change.
 */
export const FORMAT_VERSION = '1.4'
