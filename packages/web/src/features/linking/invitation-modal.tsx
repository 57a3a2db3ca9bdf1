import type { ReactNode } from 'react'
import { Button, LinkButton, TextButton } from '../../ui/button.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Modal } from '../../ui/modal.tsx'
import { LinkingFacts } from './linking-facts.tsx'
import { linkingText } from './linking-text.ts'

const drawings = [DonutDrawing, CardDrawing, BarsDrawing] as const

function InvitationSlides() {
  return (
    <Carousel label="What you’ll see">
      {linkingText.slides.map((caption, index) => {
        const Drawing = drawings[index] ?? DonutDrawing
        return (
          <figure key={caption} className="flex h-full flex-col items-center">
            <Drawing />
            <figcaption className="mt-3 text-center font-serif text-xl font-medium text-balance">
              {caption}
            </figcaption>
          </figure>
        )
      })}
    </Carousel>
  )
}

export type InvitationModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  isNewUser: boolean
  /** True for a signed-in user; a visitor must sign in first. */
  canLink: boolean
  onShare: () => void
  /** Opens the dialog for a SimpleFIN setup token; undefined if there is none. */
  onSetupToken?: (() => void) | undefined
  onManual: () => void
  signInPath: string
}

export function InvitationModal({ open, onOpenChange, isNewUser, canLink, ...props }: InvitationModalProps) {
  const { onShare, onSetupToken, onManual, signInPath } = props
  const { newUser, known } = linkingText.invitation
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      width={500}
      title={isNewUser ? newUser : known}
      footer={
        <div className="grid w-full gap-3 text-center">
          {canLink ? (
            <Button size="large" onClick={onShare}>
              {linkingText.share}
            </Button>
          ) : (
            <LinkButton size="large" to={signInPath}>
              Sign in to share your spending
            </LinkButton>
          )}
          {canLink && onSetupToken !== undefined && (
            <p>
              <TextButton onClick={onSetupToken}>{linkingText.setupToken}</TextButton>
            </p>
          )}
          <p>
            You can also enter your spending estimates <TextButton onClick={onManual}>here</TextButton>.
          </p>
        </div>
      }
    >
      <InvitationSlides />
      <div className="mt-5 border-t border-hairline pt-5">
        <LinkingFacts />
      </div>
    </Modal>
  )
}

/** A sheet with tint and hairlines; each drawing adds its own subject. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 132"
      aria-hidden="true"
      className="h-33 w-60 max-w-full fill-none stroke-ink stroke-[1.5]"
    >
      <path
        d="M1 12a11 11 0 0 1 11-11h216a11 11 0 0 1 11 11v108a11 11 0 0 1-11 11H12a11 11 0 0 1-11-11z"
        className="fill-evergreen-tint stroke-none"
      />
      {children}
    </svg>
  )
}

function DonutDrawing() {
  return (
    <Sheet>
      <path d="M76 26a40 40 0 1 1-38 27.5l19 6.200a20 20 0 1 0 19-13.700z" className="fill-panel" />
      <path d="M72 26v20a20 20 0 0 0-17.5 11.5l-18.5-7a40 40 0 0 1 36-24.5z" className="fill-ink" />
      <path d="M140 40h72M140 60h72M140 80h72M140 100h72" className="stroke-rule stroke-1" />
      <path d="M140 34h30M140 54h42M140 74h22M140 94h34M198 34h14M202 54h10M194 74h18" />
      <path d="M194 93h18M194 96h18" />
    </Sheet>
  )
}

function CardDrawing() {
  return (
    <Sheet>
      <rect
        x="40"
        y="30"
        width="118"
        height="74"
        rx="7"
        transform="rotate(-7 99 67)"
        className="fill-evergreen-tint"
      />
      <rect x="46" y="38" width="118" height="74" rx="7" className="fill-panel" />
      <rect x="58" y="54" width="18" height="14" rx="2.5" />
      <path d="M58 61h18M67 54v14" className="stroke-1" />
      <path d="M58 84h54M58 96h32M138 96h14" />
      <path d="M178 24v44l12-9 12 9V24z" className="fill-ink" />
      <path d="m184 40 4.5 4.5 8-9" className="stroke-panel" />
    </Sheet>
  )
}

function BarsDrawing() {
  return (
    <Sheet>
      <path d="M48 18v96" />
      <path d="M88 18v96M128 18v96M168 18v96M208 18v96" className="stroke-rule stroke-1" />
      <path d="M48 26h138v14H48zM48 70h52v14H48z" className="fill-panel" />
      <path d="M48 48h94v14H48zM48 92h74v14H48z" className="fill-ink" />
      <path d="M22 33h16M28 55h10M24 77h14M18 99h20" />
    </Sheet>
  )
}
