/** Answers with the picture, or null where the camera was closed without one. */
export type CameraRequest = (picture: Blob | null) => void;
