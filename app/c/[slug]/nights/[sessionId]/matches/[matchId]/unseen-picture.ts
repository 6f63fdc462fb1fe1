/** A picture that plays where nobody sees it: browsers leave the screen on meanwhile, also over plain http. */

/**
 * Chromium asks that most of it is within the page, and takes a live stream however small and mute; so does
 * Firefox by its source. WebKit wants sound, which would stop whatever else the phone plays: there the
 * screen may go dark, and the lamp says so.
 */
export function canPlay(): boolean {
  return !navigator.vendor.startsWith('Apple') && 'captureStream' in HTMLCanvasElement.prototype;
}

const SIDE = 2;

/**
 * @param onChange whether it plays
 * @returns how to end it
 */
export function playUnseen(onChange: (playing: boolean) => void): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const drawn = canvas.getContext('2d');
  const stream = canvas.captureStream();

  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.setAttribute('aria-hidden', 'true');
  video.style.cssText = `position:fixed;top:0;left:0;width:${SIDE}px;height:${SIDE}px;opacity:0.01;pointer-events:none`;
  video.srcObject = stream;
  const said = () => onChange(!video.paused);
  video.addEventListener('playing', said);
  video.addEventListener('pause', said);
  document.body.append(video);

  // A page that was away comes back with the picture at rest. Where a browser wants a touch first, it gets it.
  const play = () => {
    if (document.visibilityState === 'hidden' || !video.paused) return;
    void video.play().catch(said);
  };
  // What never changes is no picture.
  const painting = setInterval(() => drawn?.fillRect(0, 0, SIDE, SIDE), 1_000);
  drawn?.fillRect(0, 0, SIDE, SIDE);
  play();
  document.addEventListener('visibilitychange', play);
  document.addEventListener('pointerup', play);
  return () => {
    clearInterval(painting);
    document.removeEventListener('visibilitychange', play);
    document.removeEventListener('pointerup', play);
    video.removeEventListener('pause', said);
    video.remove();
    for (const track of stream.getTracks()) track.stop();
  };
}
