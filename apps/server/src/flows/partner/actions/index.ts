export { resendLink } from './resendLink.ts';
export { secondDevice } from './secondDevice.ts';
