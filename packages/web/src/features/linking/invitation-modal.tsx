import { Button, LinkButton } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { InvitationSlides } from './invitation-slides.tsx'
import { LinkingFacts } from './linking-facts.tsx'
import { linkingText } from './linking-text.ts'

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
