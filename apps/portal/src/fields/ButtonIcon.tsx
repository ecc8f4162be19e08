import { AlertIcon, BackIcon, CheckIcon, CloseIcon, HelpIcon, RestartIcon, StepsIcon } from '@passo/ui/icons/Icon.tsx';
import { CameraIcon, ChevronIcon, LockIcon, UploadIcon } from '@passo/ui/icons/MoreIcons.tsx';
import type { ReactNode } from 'react';

/** The names that a definition's `icon` may have. */
const icons: Readonly<Record<string, (props: { readonly size?: number }) => ReactNode>> = {
  alert: AlertIcon,
  back: BackIcon,
  camera: CameraIcon,
  check: CheckIcon,
  chevron: ChevronIcon,
  close: CloseIcon,
  help: HelpIcon,
  lock: LockIcon,
  restart: RestartIcon,
  steps: StepsIcon,
  upload: UploadIcon,
};

/** An icon by its name, or a picture by its address; nothing for a name that nobody knows. */
export function ButtonIcon({ name }: { readonly name: string | undefined }): ReactNode {
  if (name === undefined) return null;
  if (name.startsWith('/')) return <img src={name} alt="" width="24" height="24" />;
  return Object.hasOwn(icons, name) ? icons[name]?.({}) : null;
}
