export { resendLink } from './resendLink.ts';
export { secondDevice } from './secondDevice.ts';
export { tellAsUsual, tellByWhatsapp } from './tellByWhatsapp.ts';
