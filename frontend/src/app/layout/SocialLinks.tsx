import { siFacebook, siInstagram, siX, siYoutube } from "simple-icons";
import styled from "styled-components";
import { color, media, radius } from "../../design-system";
import { useRuntimeConfig, type SocialNetwork } from "../../shared/runtime-config";

/** The icon set has no LinkedIn mark: these are the letters "in", drawn for the same square. */
const LINKEDIN_LETTERS =
  "M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.7c.7-1.1 2.2-2 4.1-2 3.3 0 4.6 2.1 4.6 5.4V21h-4v-6.2c0-1.7-.6-2.7-2.1-2.7-1.6 0-2.4 1.1-2.4 2.9v6h-4z";

const networks: readonly { network: SocialNetwork; name: string; path: string }[] = [
  { network: "x", name: "X", path: siX.path },
  { network: "linkedin", name: "LinkedIn", path: LINKEDIN_LETTERS },
  { network: "instagram", name: "Instagram", path: siInstagram.path },
  { network: "facebook", name: "Facebook", path: siFacebook.path },
  { network: "youtube", name: "YouTube", path: siYoutube.path },
];

/** Links to the configured accounts (NAV-10); a network without an address has none. */
export function SocialLinks() {
  const { social } = useRuntimeConfig();
  return (
    <Row>
      {networks.map(({ network, name, path }) => {
        const address = social[network];
        if (!address) return null;
        return (
          <li key={network}>
            <IconLink href={address} aria-label={name} rel="noopener" target="_blank">
              <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
                <path d={path} />
              </svg>
            </IconLink>
          </li>
        );
      })}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: 4px;
  margin-right: -13px;

  ${media.phone} {
    margin-right: 0;
    margin-left: -13px;
  }
`;

const IconLink = styled.a`
  display: grid;
  width: 44px;
  height: 44px;
  border-radius: ${radius.rSm};
  color: ${color.muted};
  text-decoration: none;
  place-items: center;

  &:hover {
    color: ${color.brand800};
  }
`;
