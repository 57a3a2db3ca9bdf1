import type { CardFaceProps } from './card-face.tsx'

type Face = Pick<CardFaceProps, 'name' | 'issuer' | 'network' | 'face' | 'kind'>

/** What `CardFace` draws of a card. */
export function faceOf({ name, issuer, network, face, kind }: Face): Face {
  return { name, issuer, network, face, kind }
}
