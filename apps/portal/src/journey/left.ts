/** Where one arrives who has left this device: a page that knows nothing. */
export const LEFT = '/saiu';
