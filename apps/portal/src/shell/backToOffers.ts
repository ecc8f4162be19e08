import { BackIcon } from '@passo/ui/icons/Icon.tsx';
import type { Router } from '../session/router.ts';
import { useDeviceSettings } from '../state/deviceSettings.ts';
import { ask } from '../state/notices.ts';
import { postToHost } from './hostMessages.ts';

/** Leaves for the store's other offers; the step stays to be returned to. Asks first, except where all is done. */
export function backToOffers(router: Router, offers: string | true, slug: string, last: boolean): void {
  const leave = (): void => {
    useDeviceSettings.setState({ returnableStep: slug });
    postToHost('home');
    if (offers === true) router.go('/inicio');
    else location.assign(offers);
  };
  if (last) return leave();
  ask({
    title: 'Tem certeza que deseja voltar às ofertas?',
    text: 'Você poderá continuar sua oferta mais tarde.',
    type: 'warning',
    Icon: BackIcon,
    okText: 'Sim',
    cancelText: 'Continuar este pedido',
    onOk: leave,
  });
}

/** To the step that was left; it is remembered no longer. */
export function returnToProposal(router: Router, slug: string): void {
  useDeviceSettings.setState({ returnableStep: null });
  router.go(`/${slug}`);
}
