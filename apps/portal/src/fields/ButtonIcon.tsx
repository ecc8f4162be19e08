import type { ButtonIconName } from '@passo/catalog/fields/button/icons.ts';
import { AlertIcon, BackIcon, CheckIcon, HelpIcon } from '@passo/ui/icons/Icon.tsx';
import {
  CameraIcon,
  ChevronIcon,
  CloseIcon,
  LockIcon,
  RestartIcon,
  StepsIcon,
  UploadIcon,
} from '@passo/ui/icons/MoreIcons.tsx';
import type { ReactNode } from 'react';

type Icon = (props: { readonly size?: number }) => ReactNode;

const icons: Readonly<Record<ButtonIconName, Icon>> = {
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

const isIcon = (name: string): name is ButtonIconName => Object.hasOwn(icons, name);

/** An icon by its name, or a picture by its address; nothing for a name that nobody knows (the linter refuses it). */
export function ButtonIcon({ name }: { readonly name: string | undefined }): ReactNode {
  if (name === undefined) return null;
  if (name.startsWith('/')) return <img src={name} alt="" width="24" height="24" />;
  return isIcon(name) ? icons[name]({}) : null;
}
